// The window in a page: by its elements for assistive technology, by the pointer and by keys.

import assert from "node:assert/strict";
import { PNG } from "pngjs";
import { Key, inBrowsers } from "./support.js";

/** Types a row into its field, found by its name. */
async function typeRow(page, row) {
    await page.click("Row of coins");
    await page.chord(Key.CONTROL, "a");
    await page.keys(row, Key.ENTER);
}

async function closeCard(page) {
    await page.find("button", "Close");
    await page.press("button", "Close");
    await page.until("end of the card", () => ![...document.querySelectorAll("#accesskit [role=button]")].some((button) => button.getAttribute("aria-label") === "Close"));
}

inBrowsers("a typed row is played, stepped and pinned, and its cells can be read", async (page) => {
    await page.open();
    await closeCard(page);
    await typeRow(page, "5, 3, 7, 10");
    await page.shows("coin 0: 5");
    await page.press("button", "Play fill");
    await page.shows("cell 0 to 3: first 15, second 10");
    await page.press("button", "First step of fill");
    await page.shows("cell 0: empty");
    await page.press("button", "Forward of fill");
    await page.shows("cell 0: first 5, second 0");
    await page.click("cell 1 to 2");
    await page.shows("pinned");
});

inBrowsers("the element of the row's field takes a value from assistive technology", async (page) => {
    await page.open();
    await closeCard(page);
    await page.run(() => {
        const field = document.querySelector("#accesskit textarea[aria-label='Row of coins']");
        field.value = "1, 30, 100";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.shows("coin 1: 30");
});

inBrowsers("a picture is exported as a download", async (page) => {
    await page.open("#8,15,3,7");
    await page.chord(Key.CONTROL, "e");
    await page.find("button", "Export");
    await page.run(() => {
        const field = document.querySelector("#accesskit input[aria-label='File']");
        field.value = "table.png";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.press("button", "Export");
    const png = PNG.sync.read(await page.downloaded("table.png"));
    assert.ok(png.width >= 640 && png.height >= 360, `${png.width} × ${png.height}`);
    assert.ok(new Set(png.data).size > 20, "it is a picture");
    await page.shows("table.png: 1 picture");
});

inBrowsers("a session is saved as a download, and the work is there again after a reload", async (page) => {
    await page.open();
    await closeCard(page);
    await typeRow(page, "4, 4, 9");
    await page.shows("coin 2: 9");
    await page.chord(Key.CONTROL, "s");
    await page.find("button", "Save");
    await page.run(() => {
        const field = document.querySelector("#accesskit input[aria-label='Session file']");
        field.value = "mine.ron";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.press("button", "Save");
    const text = (await page.downloaded("mine.ron")).toString();
    assert.match(text, /coins: \[4, 4, 9\]/);
    await typeRow(page, "4, 4, 9, 1");
    await page.shows("coin 3: 1");
    // The work is written a second after the last change.
    await page.until("kept work", async () => {
        const request = indexedDB.open("coin-duel");
        const database = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const all = database.transaction("files").objectStore("files").getAll();
        const files = await new Promise((resolve) => { all.onsuccess = () => resolve(all.result); });
        database.close();
        return files.some(({ path, bytes }) => path.startsWith("data/") && new TextDecoder().decode(bytes).includes("[4, 4, 9, 1]"));
    });
    await page.driver.navigate().refresh();
    await page.started();
    await page.shows("coin 3: 1");
    await page.press("button", "File");
    await page.shows("mine.ron");
});

inBrowsers("a dropped file is opened", async (page) => {
    await page.open();
    await page.drop("row.txt", "20 30 2 2 2 10");
    await page.shows("coin 5: 10");
});

inBrowsers("a million coins are opened from a file and shown whole", async (page) => {
    await page.open();
    const coins = Array.from({ length: 1_000_000 }, (_, index) => ((index * 7919) % 1000) + 1);
    await page.drop("million.txt", coins.join(" "));
    await page.shows("1,000,000 coins");
    await page.shows("cells");
    // The map is drawn by a worker.
    await page.until("map", () => [...document.querySelectorAll("#accesskit *")].some((element) => /sampled per/.test(element.textContent)));
});
