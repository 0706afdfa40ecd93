// Phones, and what axe-core says about the elements for assistive technology.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inBrowsers } from "./support.js";

inBrowsers("a phone plays the table by touch", { only: "chromium", width: 390, height: 844, isPhone: true }, async (page) => {
    await page.open("#8,15,3,7");
    const finger = await page.place("button", "Play fill");
    const touch = (type, touchPoints) => page.driver.sendDevToolsCommand("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [finger]);
    await touch("touchEnd", []);
    await page.find("status", /^step 10 of 10, cell 0 to 3: first 22, second 11/);
});

/** What axe-core says against the page and is no fault. */
const EXCEPTIONS = [
    // The toolkit puts the invisible field that takes the keys beside the canvas. Nobody goes there to read.
    /^region: <input type="text" autocapitalize="off" /,
];

inBrowsers("axe-core finds nothing wrong with the elements of the window", async (page) => {
    await page.open();
    await page.run(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
    const check = async (when) => {
        const violations = await page.run(async () => {
            const { violations } = await axe.run(document);
            return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        });
        const unexpected = violations.filter((violation) => !EXCEPTIONS.some((exception) => exception.test(violation)));
        assert.deepEqual(unexpected, [], when);
    };
    await check("with the card");
    await page.press("button", "Close");
    await page.press("button", "Play fill");
    await page.shows(/^cell 0 to 3: first 22, second 11/);
    await check("with the filled table");
    for (const tab of ["Code", "Why DP?"]) {
        await page.press("button", `Tab: ${tab}`);
        await check(`with the tab ${tab}`);
    }
});
