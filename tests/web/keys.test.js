// The keys of the program in a browser. They are hit on a display, as by a hand, so that the browser gets them first.

import assert from "node:assert/strict";
import { By, inBrowsers } from "./support.js";

/** The keys of a keyboard: their names for xdotool, and the `key` and `code` that a browser gives them. */
const KEYS = [
    ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`).map((name) => [name, name, name]),
    ...[..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [letter, letter, `Key${letter.toUpperCase()}`]),
    ...[..."0123456789"].map((digit) => [digit, digit, `Digit${digit}`]),
    ...["Left", "Right", "Up", "Down"].map((name) => [name, `Arrow${name}`, `Arrow${name}`]),
    ...["Home", "End", "Insert", "Delete", "Escape"].map((name) => [name, name, name]),
    ["Prior", "PageUp", "PageUp"], ["Next", "PageDown", "PageDown"], ["BackSpace", "Backspace", "Backspace"],
    ["space", " ", "Space"], ["minus", "-", "Minus"], ["equal", "=", "Equal"], ["period", ".", "Period"],
    ["bracketleft", "[", "BracketLeft"], ["bracketright", "]", "BracketRight"], ["backslash", "\\", "Backslash"],
];
/** The chords of modifiers: their names for xdotool, and whether Ctrl, Alt and Shift are down. */
const CHORDS = [["", false, false, false], ["shift+", false, false, true], ["ctrl+", true, false, false], ["ctrl+shift+", true, false, true], ["alt+", false, true, false], ["alt+shift+", false, true, true]];

/** Returns all keys that are those of commands, as the program itself says. */
async function keysOfCommands(page) {
    const candidates = CHORDS.flatMap(([chord, ctrl, alt, shift]) => KEYS.map(([name, key, code]) => {
        const typed = shift && /^[a-z]$/.test(key) ? key.toUpperCase() : key;
        return { hit: chord + name, asked: [typed, code, ctrl, alt, shift, false] };
    }));
    return page.run(async (candidates) => {
        const program = await import(new URL("coin-duel.js", location.href));
        // The script of a test may have an instance of its own.
        await program.default();
        return candidates.filter(({ asked }) => program.isOfCommand(...asked)).map(({ hit }) => hit);
    }, candidates);
}

/** Notes each key that arrives in the page, and whether the browser leaves it alone. With `keep`, the program gets none. */
const note = (page, keep) => page.run((keep) => {
    window.arrived = [];
    addEventListener("keydown", (event) => {
        if (!["Control", "Shift", "Alt"].includes(event.key)) {
            window.arrived.push(event.isTrusted && event.defaultPrevented);
            if (keep) {
                event.stopImmediatePropagation();
            }
        }
    }, { capture: true });
}, keep);

/** Hits a key, and fails if the browser does something with it. */
async function hitAlone(page, key) {
    const before = await page.run(() => window.arrived.length);
    await page.hit(key);
    await page.until(`${key} in the page`, (before) => window.arrived.length > before, before);
    const found = await page.run(() => ({ isKept: window.arrived.at(-1), hasFocus: document.hasFocus() }));
    assert.deepEqual(found, { isKept: true, hasFocus: true }, key);
}

inBrowsers("no key of a command does something in the browser, too", { takesKeys: true }, async (page, context) => {
    await page.open("#8,15,3,7");
    const keys = await keysOfCommands(page);
    context.diagnostic(`${keys.length} keys: ${keys.join(" ")}`);
    assert.ok(keys.includes("ctrl+k") && keys.includes("F1") && keys.length > 60, keys.join(" "));
    await note(page, true);
    const size = () => page.run(() => [innerWidth, innerHeight, devicePixelRatio, location.href]);
    const before = await size();
    for (const key of keys) {
        await hitAlone(page, key);
    }
    assert.deepEqual(await size(), before, "no bar, no zoom, no full screen");
    assert.equal((await page.driver.getAllWindowHandles()).length, 1, "no tab");
});

inBrowsers("a key of a command does its work, also from a text field, and the field takes its text", { takesKeys: true }, async (page) => {
    await page.open("#8,15,3,7");
    await note(page, false);
    await hitAlone(page, "ctrl+k");
    await page.find("textbox", "Find a command");
    await page.hit("Escape", "Escape");
    await page.gone("textbox", "Find a command");
    await hitAlone(page, "ctrl+l");
    await page.until("field", () => document.activeElement.tagName === "INPUT");
    await page.hit("ctrl+a", "4", "comma", "9", "Return");
    await page.shows("coin 1: 9");
    await page.gone(null, "coin 2: 3");
    await page.click("textbox", "Row of coins");
    await page.until("field", () => document.activeElement.tagName === "INPUT");
    await hitAlone(page, "F1");
    await page.shows("Keyboard shortcuts");
});

const AROUND = `<!doctype html><html lang="en"><title>Course</title><body>
<input id="first"><br><iframe id="part" style="width: 800px; height: 500px; border: 0"></iframe><br><input id="second">`;
/** More Tab keys than a part has controls. */
const MANY = 40;

for (const view of ["table", "game", "lecture"]) {
    inBrowsers(`the Tab key goes through an embedded ${view} and leaves it on both sides`, { takesKeys: true, pages: { "/around.html": AROUND } }, async (page, context) => {
        const { driver } = page;
        await driver.get(`${page.server.around}/around.html`);
        await page.run((source) => { document.getElementById("part").src = source; }, `${page.server.address}?view=${view}&step=2#8,15,3,7`);
        const part = await driver.findElement(By.id("part"));
        const inPart = async (see) => {
            await driver.switchTo().frame(part);
            const seen = await see();
            await driver.switchTo().defaultContent();
            return seen;
        };
        await inPart(() => page.until("part", () => location.search !== "").then(() => page.started()));
        const control = () => inPart(() => page.run(() => {
            const { activeElement } = document;
            const isCell = document.hasFocus() && activeElement.getAttribute("role") === "gridcell";
            return isCell ? activeElement.id : document.getElementById("window").getAttribute("aria-activedescendant");
        }));
        /** Hits the key until the focus is on the element `end`. Returns the controls on the way. */
        const walk = async (key, end) => {
            const controls = [];
            while (controls.length < MANY) {
                await page.hit(key);
                const isAtEnd = await driver.wait(async () => {
                    if ((await page.run(() => document.activeElement.id)) === end) {
                        return "yes";
                    }
                    const now = await control();
                    return now !== null && now !== controls.at(-1) && controls.push(now) && "no";
                }, 30_000, `${key} goes nowhere after ${controls.length} controls`, 50);
                if (isAtEnd === "yes") {
                    await driver.wait(async () => (await control()) === null, 30_000, "a control keeps the focus", 50);
                    return controls;
                }
            }
            return assert.fail(`${key} stays in the part: ${controls.join(" ")}`);
        };
        await driver.findElement(By.id("first")).click();
        const forward = await walk("Tab", "second");
        assert.ok(forward.length > 2 && new Set(forward).size === forward.length, `each control once: ${forward}`);
        context.diagnostic(`${forward.length} controls`);
        const back = await walk("shift+Tab", "first");
        assert.deepEqual(back, forward.toReversed(), "the same way back");
    });
}

inBrowsers("the cells are a grid with one stop of the Tab key, and arrows go from cell to cell", { takesKeys: true }, async (page) => {
    await page.open("#8,15,3,7");
    await page.press("radio", "Stage: Table");
    await page.find("gridcell", /^cell 0 to 1/);
    const grid = await page.run(() => {
        const grid = document.querySelector("#accesskit [role=grid]");
        const rows = [...grid.children].map((row) => [row.getAttribute("role"), [...row.children].map((cell) => cell.getAttribute("role"))]);
        return { rows, stops: grid.querySelectorAll("[tabindex='0']").length };
    });
    assert.deepEqual(grid, { rows: [4, 3, 2, 1].map((count) => ["row", Array(count).fill("gridcell")]), stops: 1 });
    const focused = () => page.run(() => document.activeElement.getAttribute("aria-label") ?? "");
    const arrives = (key, name) => page.hit(key).then(() => page.until(`${name} after ${key}`, (name) => document.activeElement.getAttribute("aria-label")?.startsWith(name), name));
    await page.run(() => document.querySelector("#accesskit [role=gridcell][tabindex='0']").focus());
    assert.match(await focused(), /^cell 0:/);
    await arrives("Right", "cell 0 to 1");
    await arrives("Down", "cell 1");
    await page.hit("Down");
    assert.match(await focused(), /^cell 1:/, "there is no cell below it");
    await arrives("Right", "cell 1 to 2");
    for (const [key, isPinned] of [["Return", "true"], ["space", "false"]]) {
        await page.hit(key);
        await page.until(`pin by ${key}`, (isPinned) => document.activeElement.getAttribute("aria-selected") === isPinned, isPinned);
    }
    assert.equal(await page.run(() => document.querySelectorAll("#accesskit [role=gridcell][tabindex='0']").length), 1);
    assert.equal(await page.has(/^step 1 of 10/), false, "arrows on a cell do not move the fill");
    await page.hit("Escape");
    await page.until("window", () => document.activeElement.id === "window");
    await page.hit("Right");
    await page.find("status", /^step 1 of 10/);
});
