// What learners do: they build a recurrence, fill a table by hand, are told a mistake, and practise.

import assert from "node:assert/strict";
import { Key, inBrowsers } from "./support.js";

// ---- by keys

/** Returns the name of the control with the focus. */
const focused = (page) => page.run(() => document.getElementById(document.getElementById("window").getAttribute("aria-activedescendant"))?.getAttribute("aria-label") ?? "");

/** Waits until another control has the focus. In between, there may be none. */
const arrives = (page, before, problem) => page.driver.wait(async () => ![before, ""].includes(await focused(page)), 30_000, problem, 50);

/** More controls than the window has. */
const MANY = 80;

/** Hits Tab, or Shift+Tab, until the focus is on a control whose name begins so. */
async function walk(page, key, name) {
    for (let count = 0; count < MANY; count += 1) {
        const before = await focused(page);
        if (before.startsWith(name)) {
            return;
        }
        await page.hit(key);
        await arrives(page, before, `${key} stays on “${before}”`);
    }
    assert.fail(`${key} does not come to “${name}”`);
}

/** Goes to a slot and on through its blocks, until it has this one. */
async function put(page, key, slot, block) {
    await walk(page, key, slot);
    // It takes the arrows from its second frame on, which are slow without a graphics card.
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (let count = 0; count < 6 && !(await focused(page)).endsWith(`: ${block}`); count += 1) {
        const before = await focused(page);
        await page.hit("Down");
        await arrives(page, before, `no block behind “${before}”`);
    }
    assert.equal(await focused(page), `${slot}: ${block}`);
}

/** Waits for a status with this text. A screen reader says it by itself. */
async function says(page, text) {
    const [live, read] = await page.with("status", text, (element) => [element.getAttribute("aria-live"), element.textContent]);
    assert.deepEqual([live, read.length > 0], ["polite", true], `${text} is announced`);
}

const LEFT = "Slot 5, take the left coin";
const RIGHT = "Slot 8, take the right coin";
const OTHER = "Slot 10, what the other player gets";

inBrowsers("a recurrence is built by keys alone, fails on its smallest row, and is mended", { takesKeys: true }, async (page) => {
    await page.open("#8,15,3,7");
    await page.hit("ctrl+8");
    await page.find("button", `${LEFT}: empty`);
    await put(page, "Tab", LEFT, "fir[i+1][j]");
    await put(page, "Tab", RIGHT, "fir[i][j−1]");
    await put(page, "Tab", OTHER, "fir[pick]");
    await walk(page, "Tab", "Check");
    await page.hit("Return");
    await says(page, "It fails on 1 1, the smallest row: it says that First gets 2, but it is 1.");
    await put(page, "shift+Tab", RIGHT, "sec[i][j−1]");
    await put(page, "shift+Tab", LEFT, "sec[i+1][j]");
    await walk(page, "Tab", "Check");
    await page.hit("space");
    await says(page, /^Right on all .* This is fir \/ sec\.$/);
});

// ---- by hand

/** The right table of 8, 15, 3 as a spreadsheet has it. */
const SHEET = "<!doctype html><table><tr><td>8/0<td>15/8<td>11/15<tr><td><td>15/0<td>15/3<tr><td><td><td>3/0</table>";

inBrowsers("a table is filled by typing, by assistive technology and from a spreadsheet", { pages: { "/sheet.html": SHEET } }, async (page) => {
    const { driver } = page;
    await page.open("#8,15,3");
    await page.chord(Key.CONTROL, "9");
    await page.find("textbox", "fir of coin 0");
    await page.keys("8/0 15/0 3/0 23/8");
    await page.click("button", "Check");
    await says(page, "fir[0][1] is not 23.");
    await page.find("textbox", "fir of coins 0 to 1: wrong");
    await page.click("button", "Show me");
    await says(page, /^fir\[0\]\[1\] is 15, for taking right/);
    await page.press("button", "sec of coins 1 to 2: empty");
    await page.fill("sec of coins 1 to 2", "3");
    await page.press("button", "fir of coins 0 to 2: empty");
    await page.find("button", "sec of coins 1 to 2: 3");
    await page.click("button", "Clear");
    await page.find("button", "sec of coins 1 to 2: empty");

    const window = await driver.getWindowHandle();
    await driver.switchTo().newWindow("tab");
    await driver.get(`${page.server.around}/sheet.html`);
    await page.chord(Key.CONTROL, "a");
    await page.chord(Key.CONTROL, "c");
    await driver.close();
    await driver.switchTo().window(window);
    await page.click("textbox", "fir of coin 0");
    await page.chord(Key.CONTROL, "v");
    await page.find("button", "sec of coins 0 to 2: 15");
    await page.chord(Key.CONTROL, Key.ENTER);
    await says(page, "All numbers are right, and the table is full.");
});

// ---- told at once

inBrowsers("a mistake against the table is told, taken back and made again", async (page) => {
    await page.open("#8,15,3,7");
    await page.press("button", "Play it");
    await page.press("button", /^Options: Game/);
    await page.press("button", /^Tell mistakes at once/);
    await page.keys(Key.ESCAPE);
    await page.gone("button", /^Tell mistakes at once/);
    const told = "8 uncovers the 15: that costs 7. Better: 7, 8, 15 and 3.";
    await page.click("img", "game coin 0: 8, not taken");
    await says(page, told);
    await page.click("button", "← Take back");
    await page.gone("status", told);
    await page.click("img", "game coin 0: 8, not taken");
    await says(page, told);
    await page.click("button", "Go on →");
    await page.find("status", /^Second takes 15\./);
});

// ---- practice

/** Shows how all ideas went. */
async function showProgress(page) {
    await page.press("button", "Play");
    await page.press("button", /^Progress…/);
    await page.find("dialog", "Your progress");
}

inBrowsers("what was practised is kept over a reload, copied, and forgotten only after a second question", async (page) => {
    await page.open("#8,15,3,7");
    await page.press("button", "Play");
    await page.press("button", /^Practise/);
    await page.press("button", "Show me");
    await page.find("button", "Next exercise");
    await page.reload();
    await showProgress(page);
    await page.shows("0 of 1 right");
    await page.click("button", "Copy as CSV");
    await page.find("button", "Copied");
    await page.press("button", "Close");
    await page.gone("dialog", "Your progress");
    await page.click("textbox", "Words of the stop");
    await page.chord(Key.CONTROL, "v");
    await page.until("pasted progress", () => [...document.querySelectorAll("#accesskit textarea")].some(({ value }) => value.startsWith("idea,asked,right,days\nwhich cells are read,1,0,")));
    await showProgress(page);
    await page.press("button", "Forget all");
    await page.press("button", "Really forget all");
    await page.shows(/^No question is answered yet/);
    await page.reload();
    await showProgress(page);
    await page.shows(/^No question is answered yet/);
});

// ---- on a phone

const [WIDTH, HEIGHT] = [390, 844];
const PHONE = { only: "chromium", width: WIDTH, height: HEIGHT, isPhone: true };
/** The least size of a control for a finger, and that of a number of a table, in pixels. */
const [FINGER, NUMBER] = [43.5, 36];

/** Taps on something with this name. */
async function tap(page, role, name) {
    const { x, y } = await page.place(role, name);
    await page.driver.sendDevToolsCommand("Input.synthesizeTapGesture", { x, y, duration: 50, gestureSourceType: "touch" });
}

/** Returns the place of something in the page. */
const rect = (page, role, name) => page.with(role, name, (element) => element.getBoundingClientRect().toJSON());

/** Fails if a control reaches over the edge of the screen or is too small for a finger. */
async function checkControls(page) {
    const found = await page.run((width, finger, number) => [...document.querySelectorAll("#accesskit [role=button], #accesskit [role=radio]")].flatMap((element) => {
        const { left, right, width: wide, height: high } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label");
        const least = /^(fir|sec) of coin/.test(name) ? number : finger;
        return left < -0.5 || right > width + 0.5 || wide < least || high < least ? [`${name}: ${left} to ${right}, ${wide} × ${high}`] : [];
    }), WIDTH, FINGER, NUMBER);
    assert.deepEqual(found, []);
}

inBrowsers("a phone shows digits where a number without a sign is typed, and else all keys", PHONE, async (page) => {
    const shows = (keys) => page.until(`keyboard "${keys}"`, (keys) => document.querySelector("#window ~ input").inputMode === keys, keys);
    for (const [row, keys] of [["8,15,3", "numeric"], ["8,-15,3", ""]]) {
        await page.open(`#${row}`);
        await page.chord(Key.CONTROL, "9");
        await tap(page, "textbox", "fir of coin 0");
        await shows(keys);
        await tap(page, "radio", "Stage: Row");
        await tap(page, "textbox", /^Row of coins/);
        await shows("");
    }
    await page.open("?course=course&lesson=1&stop=2");
    await tap(page, "textbox", "your answer");
    await shows("numeric");
});

inBrowsers("a phone builds a recurrence, and sees what a check says", PHONE, async (page) => {
    await page.open("#8,15,3,7");
    await tap(page, "radio", "Stage: Build");
    for (const block of ["fir[i+1][j]", "fir[i][j−1]", "fir[pick]"]) {
        await tap(page, "button", `Put ${block} into the gap`);
        await page.find("button", new RegExp(`^Slot \\d+, .*: ${block.replace(/[[\]+]/g, "\\$&")}$`));
    }
    await checkControls(page);
    await tap(page, "button", "Check");
    const verdict = /^It fails on 1 1, the smallest row/;
    await page.place("status", verdict);
    const { top, bottom } = await rect(page, "status", verdict);
    const { top: end } = await rect(page, "button", "Play fill");
    assert.ok(top > 0 && bottom < end, `it is at ${top} to ${bottom}, and in sight down to ${end}`);
    await tap(page, "button", "Open this row");
    await page.shows(/^cell 0 to 1: /);
});

inBrowsers("a phone fills a table by the keyboard on its screen, and a finger moves a long one", PHONE, async (page) => {
    await page.open("#8,15,3,7");
    await tap(page, "button", "More subjects");
    await tap(page, "button", "Stage: My table");
    await tap(page, "textbox", "fir of coin 0");
    await checkControls(page);
    // What is typed is in the middle of its part of the cell.
    const [field, beside] = [await rect(page, "textbox", "fir of coin 0"), await rect(page, "button", "sec of coin 0: empty")];
    assert.ok(Math.abs(field.top + field.bottom - beside.top - beside.bottom) < 10, `${field.top} to ${field.bottom}`);
    const type = async (text) => {
        // The keyboard on the screen is there for a field alone.
        await page.until("field", () => document.activeElement.tagName === "INPUT");
        await page.driver.sendDevToolsCommand("Input.insertText", { text });
    };
    await type("8");
    await page.keys(Key.ENTER);
    await page.find("button", "fir of coin 0: 8");
    await tap(page, "button", "fir of coins 0 to 1: empty");
    await page.find("textbox", "fir of coins 0 to 1");
    await type("23");
    await tap(page, "button", "Check");
    await says(page, "fir[0][1] is not 23.");

    await page.open("#1,2,3,4,5,6,7,8,9,10,11,12");
    await tap(page, "button", "More subjects");
    await tap(page, "button", "Stage: My table");
    const far = "fir of coins 0 to 8: empty";
    await page.find("textbox", "fir of coin 0");
    assert.ok(!(await page.has(far)), "it is out of sight");
    const touch = (type, touchPoints) => page.driver.sendDevToolsCommand("Input.dispatchTouchEvent", { type, touchPoints });
    for (let swipe = 0; swipe < 3; swipe += 1) {
        const { y } = await page.place("button", /^sec of coins? /);
        await touch("touchStart", [{ x: 350, y }]);
        for (let x = 330; x >= 110; x -= 20) {
            await touch("touchMove", [{ x, y }]);
        }
        await touch("touchEnd", []);
    }
    await tap(page, "button", far);
    await page.find("textbox", "fir of coins 0 to 8");
});

inBrowsers("a phone shows how all ideas went, whole", PHONE, async (page) => {
    await page.open("#8,15,3,7");
    await tap(page, "button", "Play");
    await tap(page, "button", /^Practise/);
    await page.press("button", "Show me");
    await page.find("button", "Next exercise");
    await tap(page, "button", "Play");
    await tap(page, "button", /^Progress…/);
    await page.place("button", "Copy as CSV");
    for (const [role, name] of [["heading", "Your progress"], [null, "comes again today"], ["button", "Practise"], ["button", "Forget all"]]) {
        const { left, right } = await rect(page, role, name);
        assert.ok(left >= 8 && right <= WIDTH - 8, `${name}: ${left} to ${right}`);
    }
});
