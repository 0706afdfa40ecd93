// Judges a table that the reader fills by hand as the program does. It needs no page, so that a test can run it alone.

"use strict";

/** The most characters of a wrong cell in an error. */
const MAX_QUOTED = 40;

/** Writes a number as people read it. */
const asRead = (number) => String(number).replace("-", "−").replace(/\B(?=(\d{3})+$)/g, ",");

/** Returns a number, or `null` if the program has no room for it. */
const fitting = (number) => (BigInt.asIntN(128, number) === number ? number : null);

/** Returns the number that a text is, or `null`. */
function numberOf(text) {
    const digits = text.trim().replaceAll("−", "-");
    return /^[+-]?\d+$/.test(digits) ? fitting(BigInt(digits)) : null;
}

const largest = (numbers) => numbers.reduce((one, other) => (one > other ? one : other));
const smallest = (numbers) => numbers.reduce((one, other) => (one < other ? one : other));
const OPERATIONS = {
    "+": ([one, other]) => one + other,
    "*": ([one, other]) => one * other,
    "-": ([one, other]) => (other === undefined ? -one : one - other),
    max: largest,
    min: smallest,
};

/** Returns the parts of a text about a count with the count between them. `parts` has them from some counts on. */
const aboutCount = (parts, count) => parts.findLast(([from]) => from <= count)[1].join(asRead(count));

/**
 * A table to fill. Numbers that a reader has filled in are a list, in the order of its places: the cells diagonal by
 * diagonal, in each one number for each table. `null` is no number.
 */
class TableByHand {
    constructor(data, texts) {
        Object.assign(this, data, { texts, n: data.coins.length });
        let index = 0;
        for (let more = 0; more < this.n; more += 1) {
            for (let i = 0; i < this.n - more; i += 1) {
                for (let table = 0; table < this.tables.length; table += 1) {
                    Object.assign(this.places[index], { i, j: i + more, table, right: BigInt(this.places[index].right) });
                    index += 1;
                }
            }
        }
        if (!this.order.length) {
            this.order = [...this.places.keys()];
        }
    }

    /** The index of a place, or `undefined` if there is none. */
    index(i, j, table) {
        const more = j - i;
        const has = i >= 0 && more >= 0 && j < this.n && table < this.tables.length;
        // The diagonals before have n, n − 1, … cells.
        return has ? (more * (2 * this.n - more + 1) / 2 + i) * this.tables.length + table : undefined;
    }

    /** The value of a rule by the reader's numbers. One that is not there counts as right. */
    value(rule, numbers) {
        if (typeof rule === "number") {
            return numbers[rule] ?? this.places[rule].right;
        }
        if (!Array.isArray(rule)) {
            return rule && BigInt(rule);
        }
        const [operation, parts] = rule;
        const values = parts.map((part) => this.value(part, numbers));
        return values.includes(null) ? null : fitting(OPERATIONS[operation](values));
    }

    /** What a place can have if all that it reads is right. */
    following(index, numbers) {
        const { rules, table } = this.places[index];
        const values = rules.map((rule) => this.value(rule, numbers));
        if (rules.length < 2) {
            return values;
        }
        // One for each end. Who has written the number of the worse end goes on from there.
        const first = index - table;
        const [operation, choices] = this.places[first].rules[0];
        if (choices?.length !== 2 || !["max", "min"].includes(operation)) {
            return [];
        }
        const worths = choices.map((choice) => this.value(choice, numbers));
        if (worths.includes(null)) {
            return [];
        }
        const worth = numbers[first] ?? OPERATIONS[operation](worths);
        // A number that is no sum at all leaves the choice of the end open.
        return worths.includes(worth) ? values.filter((_, end) => worths[end] === worth) : values;
    }

    /** Finds the first wrong number in the order of the fill, and what is said: a title, and sentences below it. */
    check(numbers) {
        const { texts, counted } = this;
        const isWrong = (index) => numbers[index] !== null && numbers[index] !== this.places[index].right;
        const [wrong, ...more] = this.order.filter(isWrong);
        if (wrong === undefined) {
            const missing = numbers.filter((number) => number === null).length;
            const isEmpty = missing === numbers.length;
            const title = !missing ? texts.full : isEmpty ? texts.nothing : aboutCount(counted.right_so_far, missing);
            return { title, sentences: [], isFull: !missing };
        }
        const follows = (index) => this.following(index, numbers).includes(numbers[index]);
        const following = more.filter(follows).length;
        const others = more.length - following;
        const place = this.places[wrong];
        const number = asRead(numbers[wrong]);
        const sentences = [place.known[numbers[wrong]] ?? place.other.join(number)];
        if (following) {
            sentences.push(aboutCount(counted.following, following));
        }
        if (others) {
            sentences.push(aboutCount(counted.others, others));
        }
        return { wrong, title: place.wrong.join(number), sentences };
    }

    /** Returns the numbers after a text from a spreadsheet is pasted at a place, or why it is not: `{ numbers, error }`. */
    pasted(numbers, at, text) {
        const { n, texts } = this;
        let lines = text.replace(/^[\r\n]+|[\r\n]+$/g, "").split(/\r?\n/).map((line) => {
            const between = ["\t", ";", ","].find((between) => line.includes(between));
            return between ? line.split(between).map((field) => field.trim()) : line.split(/\s+/).filter(Boolean);
        });
        if (!lines.flat().some(Boolean)) {
            return { error: texts.no_table };
        }
        // The headers are not filled in. Errors count them.
        let [above, before] = [0, 0];
        if (lines.length === n + 1 && n > 1) {
            lines = lines.slice(1);
            above = 1;
        }
        if (lines.every((line) => line.length > n)) {
            lines = lines.map((line) => line.slice(1));
            before = 1;
        }
        const isFull = lines.every((line) => line.length === n);
        const isWhole = lines.length === n && (isFull || lines.every((line, i) => i + line.length === n));
        const corner = isWhole ? { i: 0, j: 0 } : this.places[at];
        const cells = [];
        for (const [line, fields] of lines.entries()) {
            const i = corner.i + line;
            for (const [column, field] of fields.entries()) {
                if (!field) {
                    continue;
                }
                const values = { "{line}": asRead(line + 1 + above), "{column}": asRead(column + 1 + before), "{text}": [...field].slice(0, MAX_QUOTED).join("") };
                const fail = (error) => ({ error: error.replace(/\{\w+\}/g, (name) => values[name]) });
                const cell = this.index(i, (isWhole && !isFull ? i : corner.j) + column, 0);
                if (cell === undefined) {
                    return fail(texts.outside);
                }
                const parts = field.split(/[/| ]/).map((part) => part.trim()).filter(Boolean);
                if (parts.length > this.tables.length || parts.some((part) => part !== "." && numberOf(part) === null)) {
                    return fail(texts.not_a_number);
                }
                cells.push([cell, parts.map(numberOf)]);
            }
        }
        // If all cells have one number, they are those of a table.
        const table = cells.every(([, parts]) => parts.length === 1) ? this.places[at].table : 0;
        const changed = [...numbers];
        for (const [cell, parts] of cells) {
            parts.forEach((number, index) => { changed[cell + table + index] = number; });
        }
        return { numbers: changed };
    }
}
