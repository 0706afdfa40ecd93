// The window in a page: by its elements for assistive technology, by the pointer and by keys.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import JSZip from "jszip";
import { PNG } from "pngjs";
import { Key, inBrowsers } from "./support.js";

/** Shows the table of the first lesson, which begins with its game. */
async function showTable(page) {
    await page.press("radio", "Stage: Table");
    await page.shows("cell 0: empty");
}

/** Types a row into its field, which has this name. */
async function typeRow(page, row) {
    await page.click("textbox", "Row of coins");
    await page.chord(Key.CONTROL, "a");
    await page.keys(row, Key.ENTER);
}

/** Saves the session under a name. Returns the file. */
async function save(page, name) {
    await page.chord(Key.CONTROL, "s");
    await page.fill("Session file", name);
    await page.press("button", "Save");
    return page.downloaded(name);
}

/** Exports to a file of this name, after these choices in the dialog. Returns the file `written`. */
async function exported(page, name, choices = [], written = name) {
    await page.chord(Key.CONTROL, "e");
    for (const choice of choices) {
        await page.press("button", choice);
    }
    await page.fill("File to write", name);
    await page.press("button", "Export");
    await page.shows(/^Wrote /);
    return page.downloaded(written);
}

inBrowsers("a typed row is played, stepped and pinned, and its cells can be read", async (page) => {
    await page.open();
    await showTable(page);
    await typeRow(page, "5, 3, 7, 10");
    await page.shows("coin 0: 5");
    await page.press("button", "Play fill");
    await page.shows("cell 1: first 3, second 0");
    await page.press("button", "Pause fill");
    await page.press("button", "Last step of fill");
    await page.shows(/^cell 0 to 3: first 15, second 10/);
    await page.press("button", "First step of fill");
    await page.shows("cell 0: empty");
    await page.keys(Key.ARROW_RIGHT);
    await page.shows("cell 0: first 5, second 0");
    await page.press("button", "Forward of fill");
    await page.shows("cell 1: first 3, second 0");
    await page.click(null, /^cell 1 to 2/);
    await page.find("status", "pinned cell 1 to 2: empty");
    await page.press("button", "Unpin");
    await page.find("status", /^step 2 of 10, cell 1/);
});

inBrowsers("the element of a field takes a value from assistive technology", async (page) => {
    await page.open();
    await showTable(page);
    await page.fill("Row of coins", "1, 30, 100");
    await page.shows("coin 1: 30");
});

inBrowsers("a picture is exported as a download", async (page) => {
    await page.open("#8,15,3,7");
    const png = PNG.sync.read(await exported(page, "table.png"));
    assert.ok(png.width >= 1280 && png.height >= 720, `${png.width} × ${png.height}`);
    const colors = new Set(Array.from({ length: png.data.length / 4 }, (_, index) => png.data.readUInt32BE(4 * index)));
    assert.ok(colors.size > 20, `${colors.size} colors`);
});

inBrowsers("several pictures are exported as one archive", async (page) => {
    await page.open("#8,15,3");
    const archive = await JSZip.loadAsync(await exported(page, "fill.png", ["every step"], "fill.zip"), { checkCRC32: true });
    const names = Object.keys(archive.files);
    // A picture before the first step, and one for each of the six cells.
    assert.deepEqual(names, [1, 2, 3, 4, 5, 6, 7].map((number) => `fill-${number}.png`));
    const pictures = await Promise.all(names.map((name) => archive.file(name).async("nodebuffer")));
    const sizes = pictures.map((bytes) => PNG.sync.read(bytes)).map(({ width, height }) => `${width} × ${height}`);
    assert.equal(new Set(sizes).size, 1, sizes.join(", "));
    assert.equal(new Set(pictures.map((bytes) => bytes.toString("base64"))).size, 7, "each shows another step");
});

/** Returns how many pixels of two pictures of one size differ, and the largest difference of a color, up to 255. */
function difference(one, other) {
    assert.deepEqual([one.width, one.height], [other.width, other.height]);
    let pixels = 0;
    let largest = 0;
    for (let start = 0; start < one.data.length; start += 4) {
        const by = Math.max(...[0, 1, 2, 3].map((part) => Math.abs(one.data[start + part] - other.data[start + part])));
        pixels += by > 0 ? 1 : 0;
        largest = Math.max(largest, by);
    }
    return { pixels, largest };
}

const { COIN_DUEL } = process.env;
const skip = COIN_DUEL ? false : "set COIN_DUEL to the program of the desktop to compare with it";

inBrowsers("a step is exported as the program on the desktop exports it", { skip }, async (page, context) => {
    await page.open("#8,15,3,7,9,2");
    // The second press of two ends the step that the first one begins.
    await page.keys(...Array(2 * 17).fill(Key.ARROW_RIGHT));
    await page.find("status", /^step 17 of 21, /);
    const session = join(page.downloads, "saved.ron");
    await writeFile(session, await save(page, "step.ron"));
    const files = {};
    for (const ending of ["svg", "md", "tex", "txt", "png"]) {
        const here = await exported(page, `step.${ending}`);
        await page.press("button", "Close");
        await page.gone("button", "Close");
        const out = join(page.downloads, `desktop.${ending}`);
        await promisify(execFile)(COIN_DUEL, ["export", session, "--out", out]);
        files[ending] = [here, await readFile(out)];
    }
    const { png, ...texts } = files;
    for (const [ending, [here, there]] of Object.entries(texts)) {
        assert.equal(here.toString(), there.toString(), ending);
    }
    // The outline of a curve takes a cosine, which comes from the system there and not here. So edges of some curves differ.
    const { pixels, largest } = difference(...png.map((bytes) => PNG.sync.read(bytes)));
    context.diagnostic(`${pixels} pixels differ by at most ${largest} of 255`);
    assert.ok(pixels <= 100 && largest <= 32, `${pixels} pixels differ by at most ${largest}`);
});

inBrowsers("a session is saved as a download, and the work is there again after a reload", async (page) => {
    await page.open();
    await showTable(page);
    await typeRow(page, "4, 4, 9");
    await page.shows("coin 2: 9");
    assert.match((await save(page, "mine.ron")).toString(), /coins: \[4, 4, 9\]/);
    await typeRow(page, "4, 4, 9, 1");
    await page.shows("coin 3: 1");
    await page.keptWork("[4, 4, 9, 1]");
    await page.reload();
    await page.shows("coin 3: 1");
    await page.shows("mine.ron* — coin-duel");
    await page.press("button", "File");
    await page.press("button", /^Open…/);
    await page.press("button", "mine.ron");
    await page.press("button", "Don't save");
    await page.gone(null, "coin 3: 1");
    await page.shows("coin 2: 9");
});

inBrowsers("the work on a long row, which a worker keeps, is there again after a reload", async (page) => {
    await page.open();
    await page.drop("long.txt", "7 ".repeat(30_000));
    await page.shows(/^30,000 coins \(even\)/);
    await page.keptWork("7, 7, 7");
    // The worker of the map may not be on its way either: a reload breaks off what it loads, and the console says so.
    await page.shows(/^One .*cell sampled per [\d,]+ × [\d,]+ block/);
    await page.gone(null, /^Map of the table: \d+% done$/);
    await page.reload();
    await page.shows(/^30,000 coins \(even\)/);
});

inBrowsers("two pages at once keep their work apart", async (page) => {
    const { driver } = page;
    await page.open("#1,2,3");
    await page.shows("coin 2: 3");
    const first = await driver.getWindowHandle();
    await page.keptWork("[1, 2, 3]");
    await driver.switchTo().newWindow("tab");
    await page.open("#4,5,6");
    await page.shows("coin 2: 6");
    await page.keptWork("[4, 5, 6]");
    await page.keptWork("[1, 2, 3]");
    await driver.close();
    await driver.switchTo().window(first);
    await page.reload();
    await page.shows("coin 2: 3");
});

inBrowsers("a dropped file is opened", async (page) => {
    await page.open();
    await page.drop("row.txt", "20 30 2 2 2 10");
    await page.shows("coin 5: 10");
});

inBrowsers("the copied link opens the session again", async (page) => {
    await page.open("#8,15,3,7,9,2");
    await page.keys(Key.ARROW_RIGHT);
    await page.find("status", /^step 1 of 21, /);
    await page.keys(Key.ARROW_RIGHT);
    await page.find("status", /^step 2 of 21, /);
    // Only after a click of the pointer may a page write to the clipboard.
    await page.click("button", "File");
    await page.click("button", /^Copy link/);
    await page.shows(/^Link copied: \d+ characters\.$/);
    await page.press("button", "File");
    await page.press("button", /^New /);
    await page.gone(null, "coin 5: 2");
    await page.chord(Key.CONTROL, "o");
    await page.find("textbox", "Session file");
    await page.chord(Key.CONTROL, "v");
    await page.until("pasted link", (start) => [...document.querySelectorAll("#accesskit input")].some(({ value }) => value.startsWith(start)), `${page.server.address}#s=`);
    await page.keys(Key.ENTER);
    await page.shows("coin 5: 2");
    await page.find("status", /^step 2 of 21, /);
});

inBrowsers("a million coins are opened from a file and shown whole", async (page, context) => {
    await page.open();
    const coins = Array.from({ length: 1_000_000 }, (_, index) => ((index * 7919) % 1000) + 1);
    await page.drop("million.txt", coins.join(" "));
    const start = performance.now();
    await page.shows(/^1,000,000 coins \(even\)/);
    await page.find("img", "Map of the table of 1,000,000 coins");
    await page.shows(/^One even-length cell sampled per [\d,]+ × [\d,]+ block$/);
    // Its progress is shown until a worker has computed all of it.
    await page.gone(null, /^Map of the table: \d+% done$/);
    context.diagnostic(`a million coins are shown after ${Math.round(performance.now() - start)} ms`);
});
