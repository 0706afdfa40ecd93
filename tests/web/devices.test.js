// Phones, and what axe-core says about the elements for assistive technology.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Key, inBrowsers } from "./support.js";

inBrowsers("a phone plays the table by touch", { only: "chromium", width: 390, height: 844, isPhone: true }, async (page) => {
    await page.open("#8,15,3,7");
    const finger = await page.place("button", "Play fill");
    assert.ok(finger.x < 390 && finger.y < 844, `the button is at ${finger.x}, ${finger.y}`);
    const touch = (type, touchPoints) => page.driver.sendDevToolsCommand("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [finger]);
    await touch("touchEnd", []);
    await page.find("button", "Pause fill");
    await page.press("button", "Last step of fill");
    await page.find("status", /^step 10 of 10, cell 0 to 3: first 22, second 11/);
});

const DEVICES = { "phone": [390, 844], "phone on its side": [844, 390], "tablet": [820, 1180], "tablet on its side": [1180, 820] };

for (const [device, [width, height]] of Object.entries(DEVICES)) {
    inBrowsers(`a ${device} shows one part at a time, and a resting finger explains`, { only: "chromium", width, height, isPhone: true }, async (page) => {
        await page.open("#8,15,3,7");
        const touch = (type, touchPoints) => page.driver.sendDevToolsCommand("Input.dispatchTouchEvent", { type, touchPoints });
        // One command: on a busy machine the time between two of them would be that of a finger that rests.
        const tap = async (role, name) => {
            const { x, y } = await page.place(role, name);
            await page.driver.sendDevToolsCommand("Input.synthesizeTapGesture", { x: Math.round(x), y: Math.round(y), duration: 50, gestureSourceType: "touch" });
        };
        for (const [part, shown] of [["Row", "Row of coins"], ["Game", "Options: Game"], ["Code", "Options: Code"], ["Table", "Options: Table"]]) {
            await tap("radio", `Stage: ${part}`);
            await page.shows(shown);
        }
        assert.ok(!(await page.has("Row of coins")), "the row is not beside the table");
        await touch("touchStart", [await page.place("radio", "Stage: Code")]);
        await page.shows(/Show the recurrence and the fill order as code/);
        await touch("touchEnd", []);
        const chosen = await page.run(() => [...document.querySelectorAll("#accesskit [role=radio][aria-checked=true]")].map((radio) => radio.getAttribute("aria-label")));
        assert.ok(chosen.includes("Stage: Table"), `it pressed nothing: ${chosen}`);
    });
}

// ---- small screens, with all their pixels and a finger

/** The width and the height of screens in pixels of the page, and how many pixels of the screen one of them has. */
const SCREENS = { "phone": [390, 844, 3], "small phone": [320, 568, 2] };

/** What a finger does in a page. */
function fingerOf(page) {
    const touch = (type, touchPoints) => page.driver.sendDevToolsCommand("Input.dispatchTouchEvent", { type, touchPoints });
    return {
        /** Taps on something with this name. On a busy machine two commands could be a finger that rests, so this is one. */
        async tap(role, name) {
            const { x, y } = await page.place(role, name);
            await page.driver.sendDevToolsCommand("Input.synthesizeTapGesture", { x, y, duration: 50, gestureSourceType: "touch" });
        },
        /** Moves fingers over the screen. Each goes from a place to another one. */
        async move(...ways) {
            const at = (part) => ways.map(([from, to], id) => ({ id, x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }));
            await touch("touchStart", at(0));
            for (let part = 0; part < 1; part += 0.1) {
                await touch("touchMove", at(part));
                // The window sees how far two fingers are apart in each frame.
                await page.run(() => new Promise(requestAnimationFrame));
            }
            await touch("touchMove", at(1));
            await touch("touchEnd", []);
        },
    };
}

/** Returns the place of something in the page, once it does not move any more. */
async function placeOf(page, role, name) {
    await page.place(role, name);
    return page.with(role, name, (element) => element.getBoundingClientRect().toJSON());
}

/**
 * Fails if the page scrolls sideways, or if a control reaches over its left or right edge or is too small for a finger. The
 * calls of a tree are what is shown, and no controls.
 */
async function checkControls(page, when) {
    const found = await page.run(() => {
        const { scrollWidth } = document.scrollingElement;
        const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
        const controls = [...document.querySelectorAll("#accesskit :is([role=button], [role=radio], input, textarea)")];
        const isCall = (control) => /^call \d+ to \d+/.test(control.getAttribute("aria-label"));
        return wide.concat(controls.filter((control) => !isCall(control)).flatMap((control) => {
            const { left, right, width, height } = control.getBoundingClientRect();
            const isBad = left < -1.5 || right > innerWidth + 1.5 || width < 43.5 || height < 43.5;
            return isBad ? [`${control.getAttribute("aria-label")}: ${left} to ${right}, ${width} × ${height}`] : [];
        }));
    });
    assert.deepEqual(found, [], when);
}

const MENUS = ["File", "Edit", "View", "Play", "Game", "Help"];

for (const [device, [width, height, scale]] of Object.entries(SCREENS)) {
    const options = { only: "chromium", width, height, scale, isPhone: true };

    inBrowsers(`a finger on a ${device} chooses parts, changes a coin and fills the table`, options, async (page) => {
        const { tap } = fingerOf(page);
        await page.open("#8,15,3,7");
        const canvas = await page.run(() => [innerWidth, document.getElementById("window").width]);
        assert.deepEqual(canvas, [width, width * scale], "the picture has all pixels of the screen");
        for (const [part, shown] of [["Game", "Options: Game"], ["Calls", "Options: Calls"], ["Code", "Options: Code"], ["Build", "Options: Build"], ["Row", "Row of coins"]]) {
            await tap("radio", `Stage: ${part}`);
            await page.place(null, shown);
            await checkControls(page, part);
        }
        await tap("button", "coin 1: 15");
        await page.find("textbox", "Value of coin 1");
        await page.until("field", () => document.activeElement.tagName === "INPUT");
        await page.driver.sendDevToolsCommand("Input.insertText", { text: "4" });
        await tap("radio", "Stage: Table");
        await page.find("gridcell", "cell 1: empty");
        await checkControls(page, "Table");
        for (let step = 1; step <= 2; step += 1) {
            await tap("button", "Forward of fill");
            await page.find("status", new RegExp(`^step ${step} of 10, `));
        }
        await page.find("gridcell", "cell 1: first 4, second 0");
        await tap("button", "Last step of fill");
        await page.find("status", /^step 10 of 10, /);
        await checkControls(page, "the last step");
    });

    inBrowsers(`the words of a lesson can be read on a ${device}`, options, async (page) => {
        const { tap, move } = fingerOf(page);
        await page.open("?course=course&lesson=3&stop=2");
        await tap("radio", "Stage: Row");
        await page.shows("Lesson 3 of 36 · stop 2 of 5");
        const last = await placeOf(page, null, "Which of the two is taken?");
        const { top: end } = await placeOf(page, "button", "Next lesson");
        if (last.bottom > end) {
            const from = { x: width / 2, y: last.top - 30 };
            await move([from, { ...from, y: from.y - 100 }]);
        }
        await page.until("last words", (end) => {
            const words = [...document.querySelectorAll("#accesskit *")].find(({ textContent }) => textContent === "Which of the two is taken?");
            return words.getBoundingClientRect().bottom <= end;
        }, end);
        const { left, right } = await placeOf(page, null, /^The calls go down to the single coins first\./);
        assert.ok(left >= 0 && right <= width, `the words are at ${left} to ${right}`);
        await tap("button", "Continue");
        await page.shows("Lesson 3 of 36 · stop 3 of 5");
    });

    inBrowsers(`menus and the bar of a ${device} name no keys until one is pressed`, options, async (page) => {
        const { tap } = fingerOf(page);
        await page.open("#8,15,3,7");
        const withKeys = () => page.run(() => [...document.querySelectorAll("#accesskit [role=button]")].map((item) => item.getAttribute("aria-label"))
            .filter((name) => / (Ctrl\+.+|Alt\+.+|Shift\+.+|F\d+|Space|Home|End|Insert|Backspace|[A-Z←→[\]])$/.test(name) && !/^Recurrence F *$/.test(name)));
        for (const [menu, item] of [["File", /^Save as…/], ["View", /^Lecture view/], ["Options: Table", /^Fill by rows/]]) {
            await page.press("button", menu);
            await page.place("button", item);
            assert.deepEqual(await withKeys(), [], menu);
            await page.press("button", menu);
            await page.gone("button", item);
        }
        await page.keys(Key.ARROW_RIGHT);
        await page.find("status", /^step 1 of 10, /);
        await tap("button", "File");
        await page.find("button", "Save Ctrl+S");
    });

    for (const language of ["en", "de", "es", "zh"]) {
        inBrowsers(`all menus and parts are in sight on a ${device} in ${language}`, options, async (page) => {
            await page.open(`?lang=${language}#8,15,3,7`);
            await page.place("button", /./);
            await checkControls(page);
        });
    }

    inBrowsers(`a slide with calls has room on a ${device}, and the bar marks what is shown`, options, async (page) => {
        await page.open("?view=lecture&course=lecture&lesson=3&stop=2");
        await page.place("button", "Fold to tree");
        await checkControls(page, "the slide");
        await page.open("?course=lecture&lesson=3&stop=2");
        await page.place("radio", /^Stage: /);
        const marked = await page.run(() => document.querySelector("#accesskit [role=radio][aria-checked=true]").getAttribute("aria-label"));
        const shown = await page.run(() => document.querySelector("#accesskit [aria-label^='Options: ']").getAttribute("aria-label"));
        assert.equal(marked.replace("Stage: ", ""), shown.replace("Options: ", ""));
    });

    inBrowsers(`the buttons of long dialogs are whole on a ${device}`, options, async (page) => {
        await page.open("#8,15,3,7");
        for (const [item, end] of [[/^Rules and glossary/, "Close"], [/^Keyboard shortcuts/, "Close"]]) {
            if (!(await page.has("Help"))) {
                await page.press("button", "More menus");
            }
            await page.press("button", /^Help/);
            await page.press("button", item);
            const { top, bottom } = await placeOf(page, "button", end);
            assert.ok(top > 0 && bottom <= height - 4, `${end} of ${item} is at ${top} to ${bottom} of ${height}`);
            await page.press("button", end);
            await page.gone("button", end);
        }
    });
}

const PHONE = { only: "chromium", width: 390, height: 844, scale: 3, isPhone: true };

inBrowsers("a second tap closes each menu of a phone", PHONE, async (page) => {
    const { tap } = fingerOf(page);
    await page.open("#8,15,3,7");
    const items = () => page.run(() => document.querySelectorAll("#accesskit [role=button]").length);
    const closed = await items();
    for (const menu of MENUS) {
        await tap("button", menu);
        await page.driver.wait(async () => (await items()) > closed, 10_000, `${menu} opens`, 50);
        await tap("button", menu);
        await page.driver.wait(async () => (await items()) === closed, 10_000, `${menu} closes`, 50);
    }
});

inBrowsers("two fingers zoom the table of a phone, and one moves it", { only: "chromium", width: 390, height: 844, scale: 2, isPhone: true }, async (page) => {
    const { move } = fingerOf(page);
    await page.open("?view=table&step=1#8,15,3,7,2,9,4");
    const cell = () => placeOf(page, "gridcell", /^cell 3: /);
    const before = await cell();
    const [x, y] = [195, 330];
    await move([{ x: x - 40, y }, { x: x - 80, y }], [{ x: x + 40, y }, { x: x + 80, y }]);
    const zoomed = await cell();
    assert.ok(zoomed.width > 1.4 * before.width, `it was ${before.width} wide, and is ${zoomed.width}`);
    await move([{ x, y }, { x: x - 60, y: y + 50 }]);
    const moved = await cell();
    assert.equal(moved.width, zoomed.width);
    const way = Math.hypot(moved.x - zoomed.x, moved.y - zoomed.y);
    assert.ok(way > 30, `it was at ${zoomed.x}, ${zoomed.y}, and is at ${moved.x}, ${moved.y}`);
});

inBrowsers("the plain table of a phone scrolls alone, and its caption stays in sight", { only: "chromium", width: 390, height: 844, isPhone: true }, async (page) => {
    await page.driver.get(`${page.server.address}?view=plain#8,15,3,7,20,4,19,5,100,1000`);
    await page.until("plain table", () => document.querySelector("#plain td") !== null);
    const found = await page.run(async () => {
        const box = document.querySelector(".scrolls");
        const caption = document.querySelector("caption");
        const edges = () => [caption.getBoundingClientRect().left, caption.getBoundingClientRect().right].map(Math.round);
        const before = edges();
        box.scrollLeft = 100;
        await new Promise(requestAnimationFrame);
        const lines = [...document.querySelectorAll("#plain td")].map((cell) => cell.getBoundingClientRect().height);
        return { before, after: edges(), scrolls: box.scrollLeft, page: document.scrollingElement.scrollWidth, highest: Math.max(...lines) };
    });
    assert.deepEqual([found.after, found.scrolls, found.page], [found.before, 100, 390]);
    assert.ok(found.before[0] >= 0 && found.before[1] <= 390, `the caption is at ${found.before}`);
    assert.ok(found.highest < 48, `a cell has one line, and is ${found.highest} high`);
});

// A window of 1280 × 1024 pixels whose text is four times as large.
inBrowsers("each part shows what it is for at 400 %, and nothing scrolls sideways", { only: "chromium", width: 320, height: 256, scale: 4 }, async (page) => {
    const metrics = { width: 320, height: 256, deviceScaleFactor: 4, mobile: false };
    await page.driver.sendDevToolsCommand("Emulation.setDeviceMetricsOverride", metrics);
    await page.open("#8,15,3,7");
    assert.deepEqual(await page.run(() => [innerWidth, innerHeight, document.scrollingElement.scrollWidth]), [320, 256, 320]);
    /** Fails unless all of something is in sight, and at least this large. */
    const fits = async (role, name, [width, height]) => {
        const place = await placeOf(page, role, name);
        const isInside = place.left >= -1 && place.top >= -1 && place.right <= 321 && place.bottom <= 257;
        assert.ok(isInside && place.width >= width && place.height >= height, `${name}: ${JSON.stringify(place)}`);
    };
    await page.click("radio", "Stage: Row");
    await page.find("button", "coin 3: 7");
    await page.click("radio", "Stage: Table");
    await page.press("button", "Last step of fill");
    await fits("gridcell", /^cell 0 to 3: first 22/, [40, 22]);
    await page.click("radio", "Stage: Calls");
    await fits("button", /^call 0 to 3/, [40, 11]);
    await page.click("radio", "Stage: Game");
    await fits("img", /^game coin 0: 8/, [30, 30]);
    await page.click("button", "Menu");
    await fits("button", /^Help/, [40, 20]);
});

// ---- what axe-core says

/** What axe-core says against the page and is no fault. */
const EXCEPTIONS = [
    // The toolkit puts the invisible field that takes the keys beside the canvas. Nobody goes there to read.
    /^region: <input type="text" autocapitalize="off" /,
];

/** Fails if axe-core finds a fault in the page. */
async function checkElements(page, when) {
    const isLoaded = await page.run(() => "axe" in window);
    if (!isLoaded) {
        await page.run(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
    }
    const violations = await page.run(async () => {
        const { violations } = await axe.run(document);
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    assert.deepEqual(violations.filter((violation) => !EXCEPTIONS.some((exception) => exception.test(violation))), [], when);
}

// It reads the elements, which are the same in each browser.
inBrowsers("axe-core finds nothing wrong with the elements of the window", { only: "chromium" }, async (page) => {
    await page.open();
    await checkElements(page, "with the game");
    await page.press("radio", "Stage: Table");
    await page.press("button", "Last step of fill");
    await page.shows(/^cell 0 to 3: first 22, second 11/);
    await checkElements(page, "with the filled table");
    for (const [subject, shown] of [["Code", "Options: Code"], ["Calls", "Tree to table"], ["Build", "Options: Build"]]) {
        await page.press("radio", `Stage: ${subject}`);
        await page.shows(shown);
        await checkElements(page, `with the subject ${subject}`);
    }
    await page.press("button", "Check");
    await page.find("status", /^The marked gap is still empty/);
    await checkElements(page, "with a verdict");
    await page.press("button", "More subjects");
    await page.press("button", "Stage: My table");
    await page.find("textbox", "fir of coin 0");
    await checkElements(page, "with a table to fill");
    await page.press("button", "File");
    await page.shows(/^Export… /);
    await checkElements(page, "with a menu");
    await page.press("button", /^Export… /);
    await page.find("textbox", "File to write");
    await checkElements(page, "with a dialog");
});

inBrowsers("axe-core finds nothing wrong with the plain table", { only: "chromium" }, async (page) => {
    await page.driver.get(`${page.server.address}?view=plain#8,15,3,7`);
    await page.until("plain table", () => document.querySelector("#plain td") !== null);
    await checkElements(page);
});
