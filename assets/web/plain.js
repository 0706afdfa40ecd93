// The table of a row as plain HTML, for browsers that cannot show the program.

import { plain as texts } from "./texts.js";

const FIRST_ROW = [8, 15, 3, 7];
const MAX_COINS = 30;
const MAX_VALUE = 1e12;

/**
 * Returns the row in the part of an address behind `#`, or the first lesson's row and what is wrong. It reads numbers with
 * commas between them, and nothing else: the program reads the rest.
 */
export function rowWithoutProgram(fragment) {
    const text = fragment.replace(/^#/, "");
    if (text === "") {
        return { coins: FIRST_ROW };
    }
    const coins = /^-?\d+(,-?\d+)*$/.test(text) ? text.split(",").map(Number) : [];
    if (coins.length > 0 && coins.every((coin) => Math.abs(coin) <= MAX_VALUE)) {
        return { coins };
    }
    return { coins: FIRST_ROW, problem: texts.unreadableLink() };
}

/** Computes `fir` of each interval `[i, j]`: the larger of both ends plus what the other player leaves. */
function firTable(coins) {
    const n = coins.length;
    const fir = coins.map(() => Array(n).fill(0));
    const sums = coins.map(() => Array(n).fill(0));
    for (let length = 1; length <= n; length++) {
        for (let i = 0, j = length - 1; j < n; i++, j++) {
            sums[i][j] = coins[j] + (i < j ? sums[i][j - 1] : 0);
            fir[i][j] = i === j ? coins[i] : Math.max(sums[i][j] - fir[i + 1][j], sums[i][j] - fir[i][j - 1]);
        }
    }
    return { fir, sums };
}

const element = (name, ...children) => {
    const made = document.createElement(name);
    made.append(...children.map(String));
    return made;
};

function header(text, scope) {
    const made = element("th", text);
    made.scope = scope;
    return made;
}

/** Returns the elements that show the row and its table, and who wins. */
export function plainTable(coins, problem) {
    const shown = [];
    if (problem) {
        shown.push(element("p", problem));
    }
    if (coins.length > MAX_COINS) {
        shown.push(element("p", texts.tooManyCoins({ most: MAX_COINS, coins: coins.length })));
        coins = coins.slice(0, MAX_COINS);
    }
    const { fir, sums } = firTable(coins);
    const n = coins.length;
    const best = fir[0][n - 1];
    const other = sums[0][n - 1] - best;
    const end = best > other ? texts.firstWins() : best < other ? texts.firstLoses() : texts.aDraw();
    shown.push(element("p", texts.result({ row: coins.join(", "), first: best, second: other, outcome: end })));
    const table = element("table");
    table.append(element("caption", texts.caption()));
    const head = element("tr");
    head.append(header("i \\ j", "col"), ...coins.map((coin, j) => header(`${j}: ${coin}`, "col")));
    table.append(head);
    coins.forEach((coin, i) => {
        const line = element("tr");
        const cells = coins.map((_, j) => (j < i ? element("td") : element("td", `${fir[i][j]} | ${sums[i][j] - fir[i][j]}`)));
        line.append(header(`${i}: ${coin}`, "row"), ...cells);
        table.append(line);
    });
    const scrolls = element("div");
    scrolls.className = "scrolls";
    scrolls.tabIndex = 0;
    scrolls.setAttribute("role", "region");
    scrolls.setAttribute("aria-label", texts.table());
    scrolls.append(table);
    shown.push(scrolls);
    return shown;
}
