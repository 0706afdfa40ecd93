// Phones, and what axe-core says about the elements for assistive technology.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inBrowsers } from "./support.js";

const PHONE = { width: 390, height: 844, phone: true };

inBrowsers("a phone plays the table by touch", { ...PHONE, only: "chromium" }, async (page) => {
    await page.open("#8,15,3,7");
    await page.find("button", "Play fill");
    const { x, y } = await page.place("Play fill");
    const finger = page.driver.actions({ async: true });
    await page.driver.sendAndGetDevToolsCommand("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.driver.sendAndGetDevToolsCommand("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    void finger;
    await page.shows("cell 0 to 3: first 22, second 11");
});

/** Rules that do not apply, each with its reason. */
const PASSED_OVER = {};

inBrowsers("axe-core finds nothing wrong with the elements of the window", async (page) => {
    await page.open();
    const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await page.run(source);
    const check = async (when) => {
        const violations = await page.driver.executeAsyncScript((rules, done) => {
            axe.run(document, { rules }).then(({ violations }) => done(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`)));
        }, PASSED_OVER);
        assert.deepEqual(violations, [], when);
    };
    await check("with the card");
    await page.press("button", "Close");
    await page.press("button", "Play fill");
    await page.shows("cell 0 to 3: first 22, second 11");
    await check("with the filled table");
    for (const tab of ["Code", "Why DP?"]) {
        await page.run((name) => [...document.querySelectorAll("#accesskit *")].find((element) => element.getAttribute("aria-label") === `Tab: ${name}`).click(), tab);
        await check(`with the tab ${tab}`);
    }
});
