// The languages of the page: chosen by the address, by the menu, and kept; their files are loaded only when they are used.

import assert from "node:assert/strict";
import { Key, inNewBrowsers } from "./support.js";

inNewBrowsers("the address chooses the language, and its files are loaded then", async (page) => {
    await page.open("?lang=de#8,15,3,7");
    await page.shows(/^Münze 0: 8/);
    assert.equal(await page.run(() => document.documentElement.lang), "de");
    const loaded = page.server.asked.filter((name) => /^..-[0-9a-f]+\.(js|json|ron)$/.test(name));
    assert.deepEqual(loaded.map((name) => name.replace(/-.*\./, ".")).sort(), ["de.js", "de.json", "de.ron"]);
});

inNewBrowsers("English loads no file of another language", async (page) => {
    await page.open("?lang=en#8,15,3,7");
    await page.shows("coin 0: 8");
    const loaded = await page.run(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/languages/")).length);
    assert.equal(loaded, 0);
});

inNewBrowsers("a language that is chosen in the window is there at once and at the next visit", async (page) => {
    await page.open("#8,15,3,7");
    await page.chord(Key.CONTROL, "k");
    await page.fill("Find a command", "language espa");
    await page.keys(Key.ENTER);
    await page.shows(/^moneda 0: 8/);
    await page.reload();
    await page.shows(/^moneda 0: 8/);
    assert.equal(await page.run(() => document.documentElement.lang), "es");
});

inNewBrowsers("the language of a first visit is there without a network, and one that is missing is named", { allows: /./ }, async (page) => {
    await page.open("?lang=de#8,15,3,7");
    await page.shows(/^Münze 0: 8/);
    await page.until("kept texts", async () => {
        const addresses = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
        const kept = (await Promise.all((await caches.keys()).map(addresses))).flat();
        return kept.filter((url) => url.includes("/languages/de-")).length === 3;
    });
    assert.equal(page.server.asked.filter((name) => /^de-/.test(name)).length, 3, "each is loaded once");
    await page.server.stop();
    await page.reload();
    await page.shows(/^Münze 0: 8/);
    assert.equal(await page.run(() => document.documentElement.lang), "de");
    await page.open("?lang=es#8,15,3,7");
    await page.shows("The texts of this language can't be loaded now.");
    assert.equal(await page.run(() => document.documentElement.lang), "en");
});
