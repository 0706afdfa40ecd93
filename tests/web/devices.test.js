// Phones, and what axe-core says about the elements for assistive technology.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inBrowsers } from "./support.js";

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
