// Steps through the pictures of a page. Everything that is read stands in the data, so that there are no sentences here.

"use strict";

(async () => {
    const SVG = "http://www.w3.org/2000/svg";
    /** How long a step is shown at speed 1, and the shortest step of which each is spoken, in milliseconds. */
    const STEP_TIME = 1200;
    const SPOKEN_TIME = 1000;
    /** A number in a cell is never drawn smaller, in pixels. The table scrolls instead. */
    const SMALLEST_TEXT = 9;
    /** Neither are the labels of a picture on a small screen, where no font makes them lower than 11 pixels. */
    const SMALLEST_LABEL = 9.6;
    /** A table is never drawn larger than this. */
    const LARGEST_SCALE = 1.6;
    /** Moves over more pictures draw the whole picture anew. */
    const MOST_CHANGES = 40;
    /** How far a finger moves in a swipe, in pixels. */
    const SWIPE = 45;
    /** The most characters of a number that is typed into the table. */
    const MAX_TYPED = 19;

    const at = (id) => document.getElementById(id);
    const put = (tag, text, className) => Object.assign(document.createElement(tag), { textContent: text, className: className ?? "" });

    /** Reads the data of the page. */
    async function unpacked() {
        const packed = Uint8Array.from(atob(at("data").textContent), (character) => character.charCodeAt(0));
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
        return JSON.parse(await new Response(stream).text());
    }

    /** Turns distances into the places and the elements of changes. */
    function decode(changes) {
        let [place, index] = [0, 0];
        for (const change of changes) {
            place += change[0];
            change[0] = place;
            change[2].forEach((distance, at) => {
                index += distance;
                change[2][at] = index;
            });
        }
    }

    const { texts, elements, lessons, by_hand: byHand } = await unpacked();
    for (const track of lessons.flatMap(({ slides, fill }) => [slides, fill]).filter(Boolean)) {
        track.changes.forEach(decode);
        track.quiz?.forEach(({ picture }) => decode(picture));
    }
    const root = document.documentElement;
    const isCourse = Boolean(lessons[0].slides);
    const isEmbedded = new URLSearchParams(location.search).has("embed");
    const isSmall = matchMedia("(max-width: 40rem), (max-height: 30rem) and (pointer: coarse)");
    /** A phone that stands upright, or a window that is enlarged to 400 %. */
    const isPhone = matchMedia("(max-width: 29.99rem)");
    const isLow = matchMedia("(max-height: 43.99rem)");
    /** Whether a phone has room for the words of the lesson above those of the step. */
    const isHighPhone = () => isPhone.matches && !isLow.matches;
    const hasFingers = matchMedia("(hover: none) and (pointer: coarse)").matches;

    /** The SVG element with this index, made once and copied. */
    const made = [];
    function element(index) {
        if (!made[index]) {
            const parent = document.createElementNS(SVG, "g");
            parent.innerHTML = elements[index];
            made[index] = parent.firstChild;
        }
        return made[index].cloneNode(true);
    }

    /** The size of the text of an element, in points. */
    const textSize = (index) => Number(elements[index].match(/ font-size="([\d.]+)".*>[^<]*\S/)?.[1] ?? Infinity);
    const isPresent = (index) => elements[index].includes('stroke="var(--current)"');

    /** The smallest text of each picture. Pictures that mark a cell share theirs, so that their tables have one size. */
    function labels({ changes, table }) {
        const smallest = (list) => list.reduce((least, index) => Math.min(least, textSize(index)), Infinity);
        if (table) {
            return changes.map(() => 0).fill(smallest([...new Set(changes.flat().flatMap(([, , come]) => come))]));
        }
        const list = [];
        const found = changes.map((changes) => {
            changes.forEach(([place, gone, come]) => list.splice(place, gone, ...come));
            return [list.some(isPresent), smallest(list)];
        });
        const shared = Math.min(...found.map(([marks, size]) => (marks ? size : Infinity)));
        return found.map(([marks, size]) => (marks ? shared : size));
    }

    /** The picture: a list of elements that changes go through, forwards and back. */
    class Picture {
        constructor(track) {
            const [width, height] = track.size;
            this.changes = track.changes;
            this.labels = labels(track);
            this.svg = document.createElementNS(SVG, "svg");
            this.svg.classList.add("picture");
            this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
            const background = document.createElementNS(SVG, "rect");
            const colors = { width, height, fill: "var(--background)" };
            Object.entries(colors).forEach(([name, value]) => background.setAttribute(name, value));
            [this.marks, this.looks] = ["marks", "looks"].map((id) => {
                const group = document.createElementNS(SVG, "g");
                group.id = id;
                group.setAttribute("aria-hidden", "true");
                return group;
            });
            this.svg.append(background, this.marks, this.looks);
            this.list = [];
            this.nodes = [];
            /** What the changes up to the shown picture have removed. */
            this.undone = [];
            this.index = -1;
            this.asking = null;
        }

        /** Makes changes in the list, and in the drawing too if `draws`. Returns the changes that undo them. */
        change(changes, draws) {
            const back = [];
            for (const [place, gone, come] of changes) {
                back.unshift([place, come.length, this.list.splice(place, gone, ...come)]);
                if (draws) {
                    const nodes = come.map(element);
                    this.nodes.splice(place, gone, ...nodes).forEach((node) => node.remove());
                    const next = this.nodes[place + nodes.length] ?? null;
                    nodes.forEach((node) => this.marks.insertBefore(node, next));
                }
            }
            return back;
        }

        /** Shows a picture, with these changes of a question. */
        show(index, asking = null) {
            const draws = Math.abs(index - this.index) <= MOST_CHANGES;
            if (this.asking) {
                this.change(this.asking, draws);
                this.asking = null;
            }
            while (this.index < index) {
                this.index += 1;
                this.undone[this.index] = this.change(this.changes[this.index], draws);
            }
            while (this.index > index) {
                this.change(this.undone[this.index], draws);
                this.index -= 1;
            }
            if (asking) {
                this.asking = this.change(asking, draws);
            }
            if (!draws) {
                this.nodes = this.list.map(element);
                this.marks.replaceChildren(...this.nodes);
            }
        }
    }

    let lesson, track, picture, table;
    /** The index of the shown stop, and the open question before the step behind it. */
    let stop = 0;
    let question = null;
    /** The steps whose questions are answered or revealed, for each track. */
    const settledOf = new Map();
    let timer = null;
    let scale = 1;

    const end = () => track.stops.length - 1;
    const position = () => track.stops[stop];
    const settled = () => settledOf.get(track);
    /** The number of the step that a position belongs to, from 0. */
    const stepAt = (position) => Math.ceil(position) - 1;
    /** The last stop at a position or before it. */
    function stopAt(position) {
        let [low, high] = [0, end()];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            [low, high] = track.stops[middle] <= position ? [middle, high] : [low, middle - 1];
        }
        return low;
    }
    const stride = () => at("stride").value;

    function nextStop(by) {
        const here = position();
        if (by === "sweep") {
            return stopAt(track.table.sweeps.find((sweep) => sweep > here) ?? track.stops[end()]);
        }
        return by === "phase" ? Math.min(stop + 1, end()) : stopAt(Math.floor(here) + 1);
    }

    function previousStop(by) {
        const here = position();
        if (by === "sweep") {
            return stopAt(track.table.sweeps.findLast((sweep) => sweep < here) ?? 0);
        }
        return by === "phase" ? Math.max(stop - 1, 0) : stopAt(Math.max(Math.ceil(here) - 1, 0));
    }

    // The table.

    /** The cells of the table, to be looked at with the pointer and with the keys. */
    class Table {
        constructor({ name, is_triangle, cell, cells }) {
            Object.assign(this, { isTriangle: is_triangle, size: cell, cells, looked: null, written: [] });
            this.byEnds = new Map(cells.map((one) => [`${one.i},${one.j}`, one]));
            this.grid = document.createElementNS(SVG, "g");
            this.grid.id = "cells";
            this.grid.setAttribute("role", "grid");
            this.grid.setAttribute("aria-label", name);
            if (!hasFingers) {
                this.grid.setAttribute("aria-describedby", "table-help");
            }
            this.grid.setAttribute("aria-readonly", "true");
            let row;
            for (const one of cells) {
                if (one.i === one.j) {
                    row = document.createElementNS(SVG, "g");
                    row.setAttribute("role", "row");
                    this.grid.append(row);
                }
                const rect = document.createElementNS(SVG, "rect");
                const [width, height] = cell;
                const attributes = { x: one.x, y: one.y, width, height, class: "cell", role: "gridcell", tabindex: -1, "aria-label": one.names[0], "aria-colindex": one.j + 1 };
                Object.entries(attributes).forEach(([name, value]) => rect.setAttribute(name, value));
                rect.cell = one;
                one.rect = rect;
                row.append(rect);
            }
            this.reach(cells[0]);
            // A pointer that rests while steps go by beneath it looks at nothing.
            let rests = "";
            this.grid.addEventListener("pointermove", ({ target, pointerType, clientX, clientY }) => {
                const moved = `${clientX} ${clientY}`;
                if (pointerType !== "touch" && moved !== rests) {
                    rests = moved;
                    this.look(target.cell ?? null);
                }
            });
            this.grid.addEventListener("pointerleave", () => this.look(document.activeElement?.cell ?? null));
            this.grid.addEventListener("focusin", ({ target }) => {
                if (target.cell) {
                    this.reach(target.cell);
                    this.look(target.cell);
                }
            });
            this.grid.addEventListener("focusout", () => this.look(null));
            this.grid.addEventListener("dblclick", ({ target }) => this.goTo(target.cell));
            this.grid.addEventListener("keydown", (event) => this.key(event));
        }

        /** Makes a cell the one that the Tab key reaches. */
        reach(cell) {
            this.reached?.rect.setAttribute("tabindex", "-1");
            cell.rect.setAttribute("tabindex", "0");
            this.reached = cell;
        }

        isWritten(cell) {
            return cell.step !== undefined && cell.step + 1 <= position();
        }

        /** Names the cells for screen readers as they are now. */
        name() {
            this.cells.forEach((cell, index) => {
                const isWritten = this.isWritten(cell);
                if (isWritten !== Boolean(this.written[index])) {
                    this.written[index] = isWritten;
                    cell.rect.setAttribute("aria-label", cell.names[isWritten ? 1 : 0]);
                }
            });
        }

        /** Marks a cell and the cells that it reads. */
        look(cell) {
            if (cell !== this.looked) {
                this.looked = cell;
                this.mark();
                words();
            }
        }

        mark() {
            const outline = ({ x, y }, color, width, dashes) => {
                const rect = document.createElementNS(SVG, "rect");
                const [by, round] = [2, Math.min(Math.max(this.size[1] * 0.07, 3), 8)];
                const attributes = { x: x - by, y: y - by, width: this.size[0] + 2 * by, height: this.size[1] + 2 * by, rx: round, class: "look", stroke: `var(--${color})`, "stroke-width": width, ...dashes && { "stroke-dasharray": dashes } };
                Object.entries(attributes).forEach(([name, value]) => rect.setAttribute(name, value));
                return rect;
            };
            const { looked } = this;
            const reads = looked?.step === undefined ? [] : looked.reads;
            const marks = reads.map(([i, j, color]) => outline(this.byEnds.get(`${i},${j}`), color, 2.5, "7 4"));
            picture.looks.replaceChildren(...marks, ...looked ? [outline(looked, "text", 2.5)] : []);
        }

        /** Shows the step that writes a cell. */
        goTo(cell) {
            if (cell?.step !== undefined) {
                pause();
                show(stopAt(cell.step + 1));
            }
        }

        key(event) {
            const { cell } = event.target;
            if (!cell || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
                return;
            }
            const { i, j } = cell;
            const steps = this.isTriangle
                ? { ArrowLeft: [[i - 1, j - 1]], ArrowRight: [[i + 1, j + 1]], ArrowUp: [[i, j + 1], [i - 1, j]], ArrowDown: [[i + 1, j], [i, j - 1]] }
                : { ArrowLeft: [[i, j - 1]], ArrowRight: [[i, j + 1]], ArrowUp: [[i - 1, j]], ArrowDown: [[i + 1, j]] };
            const last = this.cells.at(-1).j;
            Object.assign(steps, { Home: [[i, i]], End: [[i, last]] });
            if (event.key in steps) {
                const to = steps[event.key].map((ends) => this.byEnds.get(ends.join(","))).find(Boolean);
                to?.rect.focus({ preventScroll: true });
                if (to) {
                    bringIntoView(surroundings(to));
                }
            } else if (event.key === "Enter") {
                this.goTo(cell);
            } else if (event.key === "Escape") {
                at("play").focus();
            } else {
                return;
            }
            event.preventDefault();
            event.stopPropagation();
        }
    }

    /** A cell with the cells that it reads: the places of its left, right, upper and lower ends. */
    function surroundings(cell) {
        const [width, height] = table.size;
        const all = [cell, ...cell.reads.map(([i, j]) => table.byEnds.get(`${i},${j}`))];
        const ends = (name, size) => [Math.min(...all.map((one) => one[name])) - 0.2 * size, Math.max(...all.map((one) => one[name])) + 1.2 * size];
        return { x: [cell.x, cell.x + width, ...ends("x", width)], y: [cell.y, cell.y + height, ...ends("y", height)] };
    }

    /**
     * Scrolls the box of the picture, and nothing else, so that what is from `start` to `end` is in view, and as much of
     * what is around it as there is room for.
     */
    function bringIntoView({ x, y }) {
        const box = at("box");
        const into = (ends, from, room) => {
            let [start, end, first, last] = ends.map((end) => end * scale);
            const [before, behind] = [start - first, last - end];
            const over = Math.max(last - first - room, 0) / (before + behind || 1);
            [first, last] = [first + over * before, last - over * behind];
            return first < from ? first : Math.max(from, last - room);
        };
        box.scrollLeft = into(x, box.scrollLeft, box.clientWidth);
        box.scrollTop = into(y, box.scrollTop, box.clientHeight);
    }

    /** Gives the picture the size of its box, as long as its numbers can be read. */
    function fit() {
        // Longer ones scroll where they stand above the picture.
        at("notes").tabIndex = at("notes").scrollHeight > at("notes").clientHeight ? 0 : -1;
        root.style.setProperty("--above", `${Math.round(at("stepper").getBoundingClientRect().top + scrollY)}px`);
        measurePanel();
        size();
        follow();
    }

    const isPressed = () => at("whole").getAttribute("aria-pressed") === "true";

    /** Draws the picture whole, or so large that all of it can be read. */
    function size() {
        const box = at("box");
        const [width, height] = track.size;
        const all = Math.min(box.clientWidth / width, box.clientHeight / height, LARGEST_SCALE);
        const label = isSmall.matches ? SMALLEST_LABEL / picture.labels[stop] : 0;
        const read = Math.max(all, SMALLEST_TEXT / track.text_size, label);
        at("whole").hidden = !isSmall.matches || read === all;
        scale = !at("whole").hidden && isPressed() ? all : read;
        const scrolls = scale > all;
        box.classList.toggle("scrolls", scrolls);
        // A box that scrolls is reached with the Tab key by its cells; a picture without cells needs it itself.
        box.tabIndex = scrolls && !table ? 0 : -1;
        picture.svg.setAttribute("width", Math.floor(width * scale));
        picture.svg.setAttribute("height", Math.floor(height * scale));
    }

    /** Keeps the present cell in view, and else the middle of a slide or the corner of a table where reading begins. */
    function follow() {
        const step = question ? question.step : stepAt(position());
        const cell = table?.cells.find((cell) => cell.step === step);
        if (cell) {
            return bringIntoView(surroundings(cell));
        }
        const mark = picture.nodes.findLast((node) => node.getAttribute("stroke") === "var(--current)");
        if (!mark && !table) {
            // The middle of a slide with words.
            const [width, height] = track.size;
            return bringIntoView({ x: [width / 2, width / 2, 0, width], y: [height / 2, height / 2, 0, height] });
        }
        const { x, y, width, height } = mark?.getBBox() ?? { x: 0, y: 0, width: 0, height: 0 };
        // Cells read the cells below and to the left.
        bringIntoView({ x: [x, x + width, x - 1.2 * width, x + 1.2 * width], y: [y, y + height, y - 0.2 * height, y + 2.2 * height] });
    }

    /** Gives the panel the height of the longest step, so that nothing moves from step to step. */
    function measurePanel() {
        const panel = at("panel");
        root.style.removeProperty("--panel-height");
        const length = ({ title, lines }) => title.length + lines.flat().reduce((sum, [, , , text]) => sum + text.length, 0);
        const longest = [...track.steps].sort((one, other) => length(other) - length(one)).slice(0, 3);
        const copy = panel.cloneNode(false);
        copy.removeAttribute("id");
        copy.setAttribute("aria-hidden", "true");
        copy.style.cssText = `position: absolute; visibility: hidden; width: ${panel.offsetWidth}px; height: auto`;
        copy.id = "panel";
        panel.after(copy);
        let height = 0;
        for (const step of [track.start, ...longest]) {
            const heading = put("div");
            heading.id = "heading";
            heading.append(...["words-title", "phases", "place"].map((id, index) => Object.assign(put("p", [step.title, step.phases.join(" › "), step.place][index]), { id })));
            const body = put("div");
            body.id = "words";
            body.append(...lines(step, 3));
            copy.replaceChildren(heading, body);
            height = Math.max(height, copy.getBoundingClientRect().height);
        }
        copy.remove();
        // On a phone, longer words move what is below them, and lines are short.
        const most = Math.max(innerHeight * 0.42, ...isPhone.matches ? [240, Math.min(innerHeight / 2 - 10, 320)] : [140]);
        // A question, its controls and an explanation of two lines.
        const least = track.quiz && at("ask").checked ? 230 : 0;
        root.style.setProperty("--panel-height", `${Math.ceil(Math.min(Math.max(height, least), most))}px`);
    }

    // Words.

    /** The lines of a step, as far as they are said in a phase. */
    function lines(step, phase) {
        return step.lines.map((parts) => {
            const line = Object.assign(put("p"), { dir: "auto" });
            for (const [from, to, look, text] of parts) {
                if (from <= phase && phase <= to) {
                    const fades = look.endsWith(" fades");
                    line.append(put("span", text, fades ? look.replace(" fades", phase >= 2 ? " faded" : "") : look), look.startsWith("sum") ? "" : " ");
                }
            }
            return line;
        }).filter((line) => line.textContent);
    }

    /** The phase that a position of the fill has ended, from 0. */
    const phaseAt = (position) => Math.round((position - stepAt(position)) * 4) - 1;

    /** Shows the words of the present step, or of the cell that is looked at. */
    function words() {
        const looked = table?.looked;
        const asks = question !== null && !looked;
        at("question").hidden = !asks;
        at("words").hidden = asks;
        let [step, phase, title, body] = [track.start, 3, null, null];
        if (looked) {
            const isPresent = looked.step !== undefined && looked.step === stepAt(position()) && !question;
            if (isPresent || table.isWritten(looked)) {
                [step, phase] = [track.steps[looked.step], isPresent ? phaseAt(position()) : 3];
            } else {
                step = { title: looked.title, place: "", phases: [], lines: [] };
                body = looked.unwritten.map((sentence) => put("p", sentence, "weak"));
            }
        } else if (question) {
            step = { ...track.steps[question.step], phases: [] };
        } else if (position() > 0) {
            [step, phase] = [track.steps[stepAt(position())], phaseAt(position())];
        }
        title ??= step.title;
        at("words-title").textContent = title;
        at("place").textContent = step.place;
        const phases = step.phases.flatMap((name, index) => [index > 0 ? " › " : "", put(index === phase ? "b" : "span", name)]);
        at("phases").replaceChildren(...phases);
        if (!asks) {
            at("words").replaceChildren(...body ?? lines(step, phase));
        }
        return step;
    }

    /** Says something to screen readers. */
    function say(text) {
        at("spoken").textContent = text;
    }

    /** What a screen reader says at the present stop. */
    function spoken() {
        if (question) {
            return `${track.steps[question.step].place}: ${question.spoken}`;
        }
        if (position() === 0) {
            return track.start.spoken;
        }
        const step = track.steps[stepAt(position())];
        const phase = phaseAt(position());
        if (phase >= 3) {
            return step.spoken;
        }
        const said = lines(step, phase).map((line) => line.textContent.trim().replace(/\s+/g, " "));
        return [step.place, step.phases[phase], ...said].filter(Boolean).join(", ");
    }

    /** Shows the notes, and at the end what is told there. */
    function story() {
        const asks = track.quiz && at("ask").checked;
        const isEnd = stop === end() && !question;
        // Without a text for the end, the notes may tell the answers.
        const notes = asks && !lesson.told && !isEnd ? "" : lesson.notes;
        const moves = isHighPhone() && at("notes").textContent !== notes;
        at("notes").textContent = notes;
        at("told-at-end").textContent = isEnd ? lesson.told : "";
        at("story").lang = at("notes").lang = lesson.language ?? "";
        at("story").hidden = !at("story").textContent;
        if (moves) {
            fit();
        }
    }

    // Steps.

    /** Shows a stop, or the question before its step. */
    function show(to, { speaks = true, asks = true } = {}) {
        stop = Math.min(Math.max(to, 0), end());
        question = null;
        const step = stepAt(position());
        const open = asks && at("ask").checked && track.quiz?.find((one) => one.step === step && !settled().has(step));
        if (open) {
            stop = stopAt(step);
            question = open;
        }
        picture.show(stop, question?.picture);
        at("slider").value = question ? step : Math.ceil(position());
        at("slider").setAttribute("aria-valuetext", (question ? track.steps[step] : step < 0 ? track.start : track.steps[step]).place);
        if (question) {
            pause();
            ask();
        }
        if (table) {
            table.name();
            table.looked = document.activeElement?.cell ?? null;
            table.mark();
        }
        words();
        buttons();
        if (!table) {
            picture.svg.setAttribute("aria-label", spoken());
            size();
        }
        follow();
        const steps = document.querySelectorAll(".steps li");
        document.querySelector(".steps .present")?.classList.remove("present");
        if (!question) {
            steps[step]?.classList.add("present");
        }
        story();
        if (speaks) {
            say(spoken());
        }
        address();
    }

    function buttons() {
        const [isFirst, isLast] = [stop === 0 && !question, stop === end()];
        const place = lessons.indexOf(lesson);
        const turns = track === lesson.slides;
        const stays = { first: isFirst, last: isLast, back: isFirst && !(turns && place > 0), forward: isLast && !(turns && place + 1 < lessons.length) };
        // A disabled button would lose the focus.
        Object.entries(stays).forEach(([id, is]) => at(id).setAttribute("aria-disabled", is));
        const name = timer ? texts.pause : stays.forward && stop > 0 ? texts.play_again : texts.play;
        at("play-name").textContent = name;
        if (!hasFingers) {
            at("play").title = `${name} (${texts.space})`;
        }
        at("play-sign").setAttribute("d", timer ? "M4 3h2v10H4zM10 3h2v10h-2z" : "M4 3v10l9-5z");
    }

    function move(forward, by = stride()) {
        pause();
        step(forward, by);
    }

    /** Goes on to the next lesson of a course, or back to the end of the one before. Returns whether there is one. */
    function turn(forward, options) {
        const next = track === lesson.slides && lessons[lessons.indexOf(lesson) + (forward ? 1 : -1)];
        if (next) {
            open(next, false);
            show(forward ? 0 : end(), options);
        }
        return Boolean(next);
    }

    function step(forward, by, options) {
        if (stop === (forward ? end() : 0) && !question && turn(forward, options)) {
            return;
        }
        if (!question) {
            show(forward ? nextStop(by) : previousStop(by), options);
        } else if (!forward) {
            show(stop, { ...options, asks: false });
        } else if (settled().has(question.step)) {
            goOn();
        } else {
            say(question.spoken);
            focusAnswer();
        }
    }

    function play() {
        if (timer) {
            return pause();
        }
        if (question) {
            return step(true);
        }
        const time = () => STEP_TIME / Number(at("speed").value);
        const tick = () => {
            step(true, stride(), { speaks: time() >= SPOKEN_TIME });
            if (timer && at("forward").getAttribute("aria-disabled") === "false") {
                timer = setTimeout(tick, time());
            } else {
                pause();
            }
        };
        if (at("forward").getAttribute("aria-disabled") === "true") {
            show(0, { speaks: false });
        }
        timer = setTimeout(tick, time() / 3);
        buttons();
    }

    function pause() {
        if (timer) {
            clearTimeout(timer);
            timer = null;
            buttons();
            say(spoken());
        }
    }

    // Questions.

    /** Shows the open question. */
    function ask() {
        const { form, text, earlier, step } = question;
        const isSettled = settled().has(step);
        at("asked").textContent = text;
        at("ends").hidden = form !== "end";
        at("typed").hidden = form === "end";
        at("earlier").hidden = form !== "from";
        at("earlier").replaceChildren(at("earlier").firstElementChild, ...earlier.map((name, index) => {
            const label = put("label");
            label.append(Object.assign(document.createElement("input"), { type: "radio", name: "earlier", value: index }), name);
            return label;
        }));
        at("number").value = "";
        tell("", "");
        at("reveal").hidden = isSettled;
        at("go-on").hidden = !isSettled;
    }

    function tell(text, kind) {
        at("told").textContent = text;
        at("told").className = kind;
        at("told").scrollIntoView({ block: "nearest" });
    }

    function focusAnswer() {
        const first = { end: "#ends button", from: "#earlier input", number: "#number" }[question.form];
        document.querySelector(first).focus();
    }

    /** Ends the question. */
    function settle(text, kind) {
        settled().add(question.step);
        tell(text, kind);
        at("reveal").hidden = true;
        at("go-on").hidden = false;
        at("go-on").focus();
    }

    function answer(key, told) {
        if (settled().has(question.step)) {
            return goOn();
        }
        told ??= question.told[key];
        if (told === "") {
            settle(question.correct, "correct");
        } else {
            tell(told, "wrong");
        }
    }

    /** Checks the number that is typed. */
    function check() {
        const text = at("number").value.trim().replace("−", "-").replaceAll(",", "");
        if (!/^[+-]?\d{1,39}$/.test(text)) {
            return tell(texts.no_number, "wrong");
        }
        const number = BigInt(text).toString();
        const chosen = document.querySelector("#earlier input:checked")?.value;
        if (question.form === "from" && chosen === undefined) {
            return tell(texts.no_earlier, "wrong");
        }
        const key = question.form === "from" ? `${number}@${chosen}` : number;
        answer(key, question.told[key] ?? question.other[Number(chosen ?? 0)].join(asRead(number)));
    }

    function goOn() {
        const { step } = question;
        show(stride() === "phase" ? stopAt(step) + 1 : stopAt(step + 1));
        at("forward").focus();
    }

    at("ends").addEventListener("click", ({ target }) => target.value && answer(target.value));
    at("question").addEventListener("submit", (event) => {
        event.preventDefault();
        if (!settled().has(question.step)) {
            check();
        } else {
            goOn();
        }
    });
    at("reveal").addEventListener("click", () => settle(question.answer, ""));
    at("go-on").addEventListener("click", goOn);
    at("ask").addEventListener("change", () => {
        show(question ? stopAt(question.step) : stop, { asks: at("ask").checked });
        document.querySelectorAll(".steps").forEach((steps) => { steps.hidden = at("ask").checked; });
        fit();
    });

    // The table that the reader fills.

    /** Shows fields for the numbers of a table, says what a check of them finds, and keeps them. */
    function showByHand(own) {
        const { coins, first, tables, places, has_signs: hasSigns } = own;
        const width = Math.max(4, ...places.map(({ right }) => String(right).length + 1));
        const fields = places.map(({ name, table }) => {
            const field = put("input", "", ["first", "second"][table]);
            field.setAttribute("aria-label", name);
            return Object.assign(field, { size: width, tabIndex: -1, inputMode: hasSigns ? "text" : "numeric", enterKeyHint: "next", autocomplete: "off", spellcheck: false });
        });
        const header = (index, scope) => {
            const cell = Object.assign(put("th"), { scope });
            cell.append(put("span", index + first, "weak"), " ", coins[index]);
            return cell;
        };
        const row = (head, cells) => {
            const line = put("tr");
            line.append(head, ...cells);
            return line;
        };
        const corner = put("td");
        corner.append(...tables.map((name, table) => put("div", name, ["first", "second"][table])));
        const cells = (i) => coins.map((_, j) => {
            const cell = put("td");
            cell.append(...tables.map((_, table) => fields[own.index(i, j, table)] ?? ""));
            return cell;
        });
        const grid = put("table");
        grid.setAttribute("aria-label", lesson.fill.table.name);
        grid.append(row(corner, coins.map((_, j) => header(j, "col"))), ...coins.map((_, i) => row(header(i, "row"), cells(i))));
        at("by-hand-table").append(grid);

        let current = 0;
        /** Makes a field the one that the Tab key reaches. */
        const reach = (index) => {
            fields[current].tabIndex = -1;
            fields[index].tabIndex = 0;
            current = index;
        };
        const go = (index) => {
            if (fields[index]) {
                reach(index);
                fields[index].focus();
                fields[index].select();
            }
        };
        const read = () => fields.map(({ value }) => numberOf(value));
        const write = (numbers) => numbers.forEach((number, index) => {
            if (numberOf(fields[index].value) !== number) {
                fields[index].value = number ?? "";
            }
        });
        const key = `coin-duel ${tables} ${places.map(({ right }) => right)}`;
        const keep = () => {
            try {
                if (fields.some(({ value }) => value)) {
                    localStorage.setItem(key, JSON.stringify(fields.map(({ value }) => value)));
                } else {
                    localStorage.removeItem(key);
                }
            } catch {
                // A frame without a storage.
            }
        };
        const say = ({ title, sentences = [], wrong, isFull }) => {
            document.querySelector("#by-hand [aria-invalid]")?.removeAttribute("aria-invalid");
            fields[wrong]?.setAttribute("aria-invalid", "true");
            const parts = title ? [put("p", title, wrong !== undefined ? "wrong" : isFull ? "correct" : ""), ...sentences.map((sentence) => put("p", sentence))] : [];
            at("by-hand-found").replaceChildren(...parts);
            fields[wrong]?.scrollIntoView({ block: "nearest", inline: "nearest" });
            if (title) {
                at("by-hand-found").scrollIntoView({ block: "nearest" });
            }
        };
        /** What was said is about other numbers. */
        const changed = (said = {}) => {
            say(said);
            keep();
        };
        const check = () => {
            const found = own.check(read());
            say(found);
            if (found.wrong !== undefined) {
                reach(found.wrong);
            }
        };

        grid.addEventListener("focusin", ({ target }) => fields.includes(target) && reach(fields.indexOf(target)));
        grid.addEventListener("input", ({ target }) => {
            // A character that separates numbers goes on, as in `8/0`.
            target.value.split(/[/ ,;]/).forEach((part, index) => {
                if (index > 0) {
                    go(current + 1);
                }
                const digits = part.replace(/[^\d−-]/g, "").slice(0, MAX_TYPED);
                if (index === 0 || digits) {
                    fields[current].value = digits;
                }
            });
            changed();
        });
        // What is no number is none.
        grid.addEventListener("change", ({ target }) => {
            target.value = numberOf(target.value) ?? "";
            keep();
        });
        grid.addEventListener("paste", (event) => {
            const text = event.clipboardData.getData("text");
            if (/[\t\n]/.test(text.trim())) {
                event.preventDefault();
                const { numbers, error } = own.pasted(read(), current, text);
                if (numbers) {
                    write(numbers);
                }
                changed({ title: error });
            }
        });
        grid.addEventListener("keydown", (event) => {
            const isStrong = event.ctrlKey || event.metaKey;
            const { i, j, table } = places[current];
            const beside = { ArrowLeft: [i, j - 1], ArrowRight: [i, j + 1], ArrowUp: [i - 1, j], ArrowDown: [i + 1, j] }[event.key];
            const next = current + (event.shiftKey ? -1 : 1);
            if (event.key === "Enter" && isStrong) {
                check();
                go(current);
            } else if (isStrong || event.altKey) {
                return;
            } else if (beside && !event.shiftKey) {
                go(own.index(...beside, table));
            } else if (event.key === "Enter" || event.key === "Tab" && fields[next]) {
                go(next);
            } else {
                return;
            }
            event.preventDefault();
        });
        at("by-hand-check").addEventListener("click", check);
        at("by-hand-show").addEventListener("click", () => {
            const numbers = read();
            const found = own.check(numbers);
            const index = found.wrong ?? numbers.indexOf(null);
            if (index < 0) {
                return say(found);
            }
            fields[index].value = places[index].right;
            reach(index);
            changed({ title: places[index].shown });
        });
        at("by-hand-clear").addEventListener("click", () => {
            fields.forEach((field) => { field.value = ""; });
            reach(0);
            changed();
        });

        try {
            JSON.parse(localStorage.getItem(key))?.forEach((text, index) => { fields[index].value = numberOf(text) ?? ""; });
        } catch {
            // A frame without a storage, or a text of another page.
        }
        at("by-hand").open = fields.some(({ value }) => value);
        reach(Math.max(read().indexOf(null), 0));
        at("by-hand").hidden = false;
    }

    // The address.

    let addressTimer;
    /** Writes the position into the address, but not as often as browsers forbid. */
    function address() {
        clearTimeout(addressTimer);
        addressTimer = setTimeout(() => {
            const parts = lessons.length > 1 ? [`lesson=${lessons.indexOf(lesson) + 1}`] : [];
            if (lesson.slides && track === lesson.fill) {
                parts.push("all");
            }
            parts.push(`step=${question ? question.step + 1 : position()}`);
            try {
                history.replaceState(null, "", `#${parts.join("&")}`);
            } catch {
                // A frame without an address of its own.
            }
        }, 250);
    }

    /** Goes to the position in the address. */
    function followAddress(options) {
        const parts = new URLSearchParams(location.hash.slice(1));
        const wanted = lessons[Number(parts.get("lesson") ?? 1) - 1] ?? lessons[0];
        open(wanted, parts.has("all"));
        const step = Number(parts.get("step") ?? 0);
        show(stopAt(Number.isFinite(step) ? step : 0), options);
    }

    // Tracks.

    function open(wanted, all) {
        const to = (all && wanted.fill) || wanted.slides || wanted.fill;
        if (track === to) {
            return;
        }
        pause();
        [lesson, track, stop, question] = [wanted, to, 0, null];
        if (isCourse) {
            at("about").textContent = lesson.about;
            at("view-label").hidden = !lesson.fill;
            at("view").value = track === lesson.fill ? "all" : "";
            document.querySelector("#lessons [aria-current]")?.removeAttribute("aria-current");
            document.querySelectorAll("#lessons a")[lessons.indexOf(lesson)].setAttribute("aria-current", "true");
        }
        settledOf.set(track, settled() ?? new Set());
        picture = new Picture(track);
        table = track.table ? new Table(track.table) : null;
        if (table) {
            picture.svg.append(table.grid);
        } else {
            picture.svg.setAttribute("role", "img");
        }
        at("box").replaceChildren(picture.svg);
        at("ask-label").hidden = !track.quiz;
        // The keyboards of some phones have no minus among their digits.
        at("number").inputMode = track.has_signs ? "text" : "numeric";
        at("slider").max = Math.ceil(track.stops[end()]);
        const hasPhases = track.stops.some((position) => position % 1 > 0);
        const strides = table ? [...hasPhases ? [["phase", texts.by_phase]] : [], ["cell", lesson.by_cell], ["sweep", lesson.by_sweep]] : [["cell", texts.by_picture]];
        const before = stride();
        at("stride").replaceChildren(...strides.map(([value, name]) => Object.assign(put("option", name), { value })));
        at("stride").value = strides.some(([value]) => value === before) ? before : "cell";
        fit();
    }

    // Keys, pointers and fingers.

    const strongKeys = { Home: () => { pause(); show(0); }, End: () => { pause(); show(end()); } };
    const keys = {
        " ": play,
        ArrowLeft: (event) => move(false, event.shiftKey && table ? "sweep" : stride()),
        ArrowRight: (event) => move(true, event.shiftKey && table ? "sweep" : stride()),
        PageUp: () => move(false),
        PageDown: () => move(true),
        "+": () => faster(1),
        "=": () => faster(1),
        "-": () => faster(-1),
        "−": () => faster(-1),
        ...strongKeys,
    };

    function faster(by) {
        const menu = at("speed");
        menu.selectedIndex = Math.min(Math.max(menu.selectedIndex + by, 0), menu.options.length - 1);
    }

    addEventListener("keydown", (event) => {
        const { target, key } = event;
        const action = keys[key];
        if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) {
            return;
        }
        const isSlider = target.id === "slider";
        const types = target.matches("input:not([type=range]), select, textarea");
        const presses = key === " " && target.matches("button, summary, a");
        if (types && !isSlider || presses) {
            return;
        }
        // Page keys and Home scroll what is below the steps.
        if (target.closest("details")) {
            return;
        }
        event.preventDefault();
        root.classList.add("keyed");
        action(event);
    });

    Object.assign(at("play-name").dataset, { pause: texts.pause, again: texts.play_again });
    at("first").addEventListener("click", keys.Home);
    at("back").addEventListener("click", () => move(false));
    at("play").addEventListener("click", play);
    at("forward").addEventListener("click", () => move(true));
    at("last").addEventListener("click", keys.End);
    at("whole").addEventListener("click", ({ currentTarget }) => {
        currentTarget.setAttribute("aria-pressed", !isPressed());
        size();
        follow();
    });
    at("slider").addEventListener("input", ({ target }) => {
        pause();
        show(stopAt(Number(target.value)));
    });
    at("view").addEventListener("change", ({ target }) => {
        open(lesson, target.value === "all");
        show(0);
    });
    at("theme").addEventListener("change", ({ target }) => {
        if (target.value) {
            root.dataset.theme = target.value;
        } else {
            delete root.dataset.theme;
        }
    });

    let touched = null;
    at("stepper").addEventListener("pointerdown", ({ pointerType, isPrimary, clientX, clientY, target }) => {
        const isFree = !target.closest("#controls, #question, .scrolls");
        touched = pointerType === "touch" && isPrimary && isFree ? [clientX, clientY] : null;
    });
    at("stepper").addEventListener("pointerup", ({ clientX, clientY }) => {
        const [x, y] = touched ?? [clientX, clientY];
        touched = null;
        if (Math.abs(clientX - x) > SWIPE && Math.abs(clientX - x) > 2 * Math.abs(clientY - y)) {
            move(clientX < x);
        }
    });
    at("stepper").addEventListener("pointercancel", () => { touched = null; });

    for (const steps of document.querySelectorAll(".steps")) {
        steps.open = false;
        steps.addEventListener("click", ({ target }) => {
            const item = target.closest("li");
            if (item && getSelection().isCollapsed) {
                pause();
                show(stopAt([...item.parentElement.children].indexOf(item) + 1));
            }
        });
    }

    /** On a phone the words are above the picture, and the menus below what fills the window. A high one has room for the lesson's words, too. */
    function arrange() {
        if (isEmbedded) {
            return;
        }
        const [box, panel] = [at("box"), at("panel")];
        if (isPhone.matches !== (panel.nextElementSibling === box)) {
            (isPhone.matches ? box : at("controls")).before(panel);
        }
        if (isHighPhone()) {
            at("stepper").before(at("notes"));
        } else {
            at("story").prepend(at("notes"));
        }
        if (isPhone.matches) {
            at("stepper").after(at("settings"));
        } else {
            document.querySelector("header").append(at("settings"));
        }
        if (isPhone.matches && isLow.matches) {
            at("settings").prepend(at("menus"));
        } else {
            at("controls").append(at("menus"));
        }
    }
    arrange();
    [isPhone, isLow].forEach((query) => query.addEventListener("change", arrange));
    if (hasFingers) {
        document.querySelectorAll("#buttons button, #by-hand-check").forEach((button) => button.removeAttribute("title"));
    }

    // The list of lessons would push the steps out of a narrow window.
    const isWide = matchMedia("(min-width: 70rem)");
    const fold = () => document.querySelector("#lessons details")?.toggleAttribute("open", isWide.matches);
    fold();
    isWide.addEventListener("change", fold);
    document.querySelector("#lessons details")?.addEventListener("toggle", () => fit());
    document.querySelectorAll("#lessons a").forEach((link) => link.addEventListener("click", fold));
    root.classList.add("stepping");
    root.classList.toggle("embed", isEmbedded);
    ["settings", "stepper", "keys"].forEach((id) => { at(id).hidden = false; });
    const hasQuiz = lessons.some(({ fill }) => fill?.quiz);
    at("ask").checked = hasQuiz;
    document.querySelectorAll(".steps").forEach((steps) => { steps.hidden = hasQuiz; });
    followAddress({ speaks: false });
    if (byHand) {
        showByHand(new TableByHand(byHand, texts));
    }
    addEventListener("hashchange", () => followAddress());
    let resizing;
    addEventListener("resize", () => {
        cancelAnimationFrame(resizing);
        resizing = requestAnimationFrame(fit);
    });
    root.dataset.ready = "";
})();
