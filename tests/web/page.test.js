// The page around the program: how it starts, what it says when it can't, what it keeps, and many of them at once.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { PNG } from "pngjs";
import { By, Key, SITE, inBrowsers, inNewBrowsers } from "./support.js";

/** Returns the part of an address behind `#` that holds a session. */
const fragmentOf = (session) => `s=${deflateRawSync(session).toString("base64url")}`;

/** Waits until the table is there as plain HTML. Returns the words above it and the cells of its first row. */
async function plainTable(page) {
    await page.until("plain table", () => document.body.className === "plain");
    const words = await page.driver.findElement(By.id("page")).getText();
    const cells = await page.run(() => [...document.querySelector("#plain table").rows[1].cells].map((cell) => cell.textContent));
    return { words, cells };
}

/** Returns how many colors the window shows. */
async function colors(page) {
    const { data } = PNG.sync.read(Buffer.from(await page.driver.takeScreenshot(), "base64"));
    return new Set(Array.from({ length: data.length / 4 }, (_, index) => data.readUInt32BE(4 * index))).size;
}

// ---- what draws the window is lost

const lose = (page) => page.run(() => document.getElementById("window").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());

inNewBrowsers("the window is drawn again when the browser has lost it, with all that was in it", async (page) => {
    await page.open("#8,15,3,7");
    await page.keys(Key.ARROW_RIGHT);
    await page.find("status", /^step 1 of 10, /);
    await page.keys(Key.ARROW_RIGHT);
    await page.find("status", /^step 2 of 10, /);
    await page.fill("Row of coins", "4, 4, 9");
    await page.shows("coin 2: 9");
    for (let round = 0; round < 2; round += 1) {
        await lose(page);
        await page.until("new canvas", () => !document.getElementById("window").getContext("webgl2").isContextLost());
        await page.started();
        await page.shows("coin 2: 9");
        assert.ok(await colors(page) > 20, "it is drawn");
        assert.equal(await page.run(() => document.querySelectorAll("#accesskit").length), 1);
    }
    // What was done before can be undone.
    await page.chord(Key.CONTROL, "z");
    await page.shows("coin 0: 8");
    await page.find("status", /^step 2 of 10, /);
});

inNewBrowsers("after many losses the plain table is there, and a button that shows the program again", async (page) => {
    await page.open("#8,15,3,7");
    for (let round = 0; round < 4; round += 1) {
        await page.until("window", () => document.body.className === "runs" && !document.getElementById("window").getContext("webgl2").isContextLost());
        await lose(page);
    }
    const { words, cells } = await plainTable(page);
    assert.ok(words.includes("has stopped drawing the program"), words);
    assert.deepEqual(cells, ["0: 8", "8 | 0", "15 | 8", "11 | 15", "22 | 11"]);
    await page.run(() => document.getElementById("again").click());
    await page.until("window", () => document.body.className === "runs");
    await page.shows("coin 0: 8");
});

const FRAMES = 20;
const frames = (style) => `<!doctype html><html lang="en"><title>Many</title><body>${
    Array.from({ length: FRAMES }, (_, index) => `<iframe style="${style}" src="{site}?view=table&amp;step=3#8,15,3,${index}"></iframe>`).join("")}`;

inNewBrowsers("twenty frames on a page all show their table", { pages: { "/many.html": frames("width: 200px; height: 150px; border: 0") } }, async (page, context) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/many.html`);
    const all = await driver.findElements(By.css("iframe"));
    let states;
    // What one shows it may take from another one, so a second look counts.
    for (let look = 0; look < 2; look += 1) {
        states = {};
        for (const frame of all) {
            await driver.switchTo().frame(frame);
            const state = await page.until("table", () => {
                const [state, canvas] = [document.body.className, document.getElementById("window")];
                const isDrawn = state === "runs" && document.querySelector("#accesskit *") && !canvas.getContext("webgl2").isContextLost();
                return (isDrawn || (state === "plain" && document.querySelector("#plain td"))) && state;
            });
            states[state] = (states[state] ?? 0) + 1;
            await driver.switchTo().defaultContent();
        }
    }
    context.diagnostic(JSON.stringify(states));
    assert.ok(states.runs >= 8, "most of them run");
});

inNewBrowsers("frames that are scrolled out of view wait, and come back when they are seen again", { pages: { "/long.html": frames("display: block; width: 400px; height: 700px; border: 0") } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/long.html`);
    const all = await driver.findElements(By.css("iframe"));
    for (const [index, frame] of all.entries()) {
        await page.run((index) => document.querySelectorAll("iframe")[index].scrollIntoView(), index);
        await driver.switchTo().frame(frame);
        await page.until("window", () => document.body.className === "runs");
        await driver.switchTo().defaultContent();
        if (index === 0) {
            await driver.switchTo().frame(all[5]);
            await page.until("waiting frame", () => document.body.className === "waits");
            await driver.switchTo().defaultContent();
        }
    }
    await page.run(() => document.querySelector("iframe").scrollIntoView());
    await driver.switchTo().frame(all[0]);
    await page.until("window", () => document.body.className === "runs" && !document.getElementById("window").getContext("webgl2").isContextLost());
});

// ---- the program does not come

const says = (page, pattern) => page.until(`words ${pattern}`, (pattern) => new RegExp(pattern).test(document.getElementById("status")?.textContent), pattern.source);

const WRONG_TYPE = { "page.js": (response, text) => {
    response.setHeader("content-type", "text/plain");
    return text;
} };
inBrowsers("a script of a wrong type is named", { alters: WRONG_TYPE, allows: /MIME|page\.js/ }, async (page) => {
    await page.driver.get(page.server.address);
    await says(page, /could not be loaded.*wrong type/);
});

const SILENT = {
    "index.html": (_, text) => text.replace('data-seconds="20"', 'data-seconds="0.3"'),
    "coin-duel.js": () => "export default () => new Promise(() => {});",
};
inBrowsers("a program that does not come within some seconds is named", { alters: SILENT }, async (page) => {
    await page.driver.get(page.server.address);
    await says(page, /was not there after 0\.3 seconds/);
});

const SANDBOX = `<!doctype html><html lang="en"><title>Sandbox</title><body><iframe id="part" sandbox="allow-scripts" src="{site}?view=table"></iframe>`;
inBrowsers("a sandbox around the page is named", { pages: { "/sandbox.html": SANDBOX }, allows: /CORS|ERR_FAILED|Cross-Origin|page\.js|page\.css|manifest/ }, async (page) => {
    await page.driver.get(`${page.server.around}/sandbox.html`);
    await page.driver.switchTo().frame(await page.driver.findElement(By.id("part")));
    await says(page, /sandbox/);
});

// The driver of Firefox lets files load each other.
const STRICT = { "security.fileuri.strict_origin_policy": true };
inNewBrowsers("a page that is opened from the disk says what it needs", { firefox: STRICT, allows: /./ }, async (page) => {
    await page.driver.get(pathToFileURL(join(SITE, "index.html")).href);
    await says(page, /opened from the disk/);
});

test("a storage that does not answer is given up, and named", async () => {
    globalThis.indexedDB = { open: () => ({}) };
    Object.defineProperty(globalThis, "navigator", { value: { locks: { request: () => new Promise(() => {}) } }, configurable: true });
    const { heldSlot, openStore, storageProblem } = await import(pathToFileURL(join(SITE, "platform.js")).href);
    assert.deepEqual(await openStore(1), []);
    assert.deepEqual([storageProblem(), heldSlot()], ["it does not answer", 0]);
});

// ---- versions of the site

inBrowsers("the first visit loads each program once, and that of the workers behind the first picture", async (page) => {
    const programs = () => page.server.asked.filter((name) => name.endsWith(".wasm")).map((name) => name.replace(/-[0-9a-f]{16}\.wasm/, ""));
    await page.open();
    await page.until("service worker", async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    assert.deepEqual(programs(), ["coin-duel", "coin-duel-worker"]);
    // A worker makes the map of a long row.
    await page.drop("long.txt", "7 ".repeat(30_000));
    await page.shows(/^One .*cell sampled per [\d,]+ × [\d,]+ block/);
    await page.gone(null, /^Map of the table: \d+% done$/);
    await page.reload();
    assert.deepEqual(programs(), ["coin-duel", "coin-duel-worker"]);
});

const versions = { now: 1 };
const VERSIONS = {
    "files.js": (_, text) => text.replace(/VERSION = "[^"]*"/, `VERSION = "version-${versions.now}"`),
    "page.css": (_, text) => `${text} :root { --version: ${versions.now}; }`,
};
const NEW = /^There is a new version of this page/;
const version = (page) => page.run(() => getComputedStyle(document.documentElement).getPropertyValue("--version").trim());
const isNew = (page) => page.until("new version", () => getComputedStyle(document.documentElement).getPropertyValue("--version").trim() === "2" && document.body.className === "runs");

/** Opens the first version of the site, and loads it again when there is a second one. */
async function openOldVersion(page) {
    versions.now = 1;
    await page.open("#8,15,3,7");
    await page.until("service worker", async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    versions.now = 2;
    await page.reload();
    await page.shows(NEW);
}

inBrowsers("a new version is told, and used after a reload", { alters: VERSIONS }, async (page) => {
    const { driver } = page;
    await openOldVersion(page);
    // While another tab shows the old version, it stays.
    const first = await driver.getWindowHandle();
    await driver.switchTo().newWindow("tab");
    await page.open("#1,2");
    await page.reload();
    await page.shows(NEW);
    assert.equal(await version(page), "1");
    await driver.close();
    await driver.switchTo().window(first);
    await page.run(() => location.reload());
    await isNew(page);
    await page.shows("coin 3: 7");
});

const LATE = {
    ...VERSIONS,
    "versions.js": (_, text) => text.replace("LONGEST_ANSWER = 3_000", "LONGEST_ANSWER = 300").replace("REST = 5_000", "REST = 1"),
    "service-worker.js": (_, text) => text.replace("await self.skipWaiting()", 'await new Promise((resolve) => { new BroadcastChannel("go").onmessage = resolve; }); $&'),
};
inBrowsers("a new version that comes late is used then, and the work is kept", { alters: LATE }, async (page) => {
    await openOldVersion(page);
    await page.reload();
    await page.shows(NEW);
    assert.equal(await version(page), "1");
    await page.fill("Row of coins", "4, 4, 9");
    await page.keptWork("[4, 4, 9]");
    await page.run(() => new BroadcastChannel("go").postMessage("go"));
    await isNew(page);
    await page.shows("coin 2: 9");
});

// ---- what is kept, and what not

inBrowsers("the theme of an address is not that of the next page", async (page) => {
    const background = async () => {
        const { data } = PNG.sync.read(Buffer.from(await page.driver.takeScreenshot(), "base64"));
        return data.readUInt8(0) < 64 ? "dark" : "light";
    };
    for (const address of ["?view=table&theme=dark#1,2", "?theme=dark#1,2"]) {
        await page.open(`${address.replace("dark", "light")}`);
        await page.shows("cell 0: empty");
        assert.equal(await background(), "light");
        await page.open(address);
        await page.shows("cell 0: empty");
        assert.equal(await background(), "dark");
        // The window keeps what it keeps when it loses the focus.
        await page.run(() => document.activeElement.blur());
        await page.open("#1,2");
        await page.shows("cell 0: empty");
        const stored = await page.run(() => localStorage.getItem("egui_memory_ron") ?? "");
        assert.ok(!/theme_preference:\s*(Dark|Light)/.test(stored), stored.slice(0, 200));
    }
});

inBrowsers("a full storage is reported, and that it has room again", async (page) => {
    await page.open();
    await page.run(() => {
        window.put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function put() {
            this.transaction.abort();
        };
    });
    await page.fill("Row of coins", "1, 30, 100");
    await page.shows(/^Your work is not kept .*it is full/);
    await page.run(() => { IDBObjectStore.prototype.put = window.put; });
    await page.gone(null, /^Your work is not kept/);
});

// ---- what the system asks for

const isChecked = async (page, item) => {
    await page.press("button", "View");
    const checked = await page.with(null, item, (element) => element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed"));
    await page.keys(Key.ESCAPE);
    await page.gone(null, item);
    return checked === "true";
};

/** Returns the color of the top left corner of the window. */
async function corner(page) {
    const png = PNG.sync.read(Buffer.from(await page.driver.takeScreenshot(), "base64"));
    return png.data.readUIntBE(0, 3);
}

const WISHES = { "ui.prefersReducedMotion": 1 };
inNewBrowsers("less motion and more contrast are taken from the system", { firefox: WISHES }, async (page) => {
    const { driver, browser } = page;
    const wish = (motion, contrast) => driver.sendDevToolsCommand("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: motion }, { name: "prefers-contrast", value: contrast }, { name: "prefers-color-scheme", value: "light" }] });
    if (browser === "chromium") {
        await wish("no-preference", "no-preference");
    }
    await page.open("#8,15,3,7");
    if (browser === "chromium") {
        assert.equal(await isChecked(page, /Reduced motion/), false);
        const light = await corner(page);
        await wish("reduce", "more");
        await page.until("contrast", () => matchMedia("(prefers-contrast: more)").matches);
        await page.driver.wait(async () => (await corner(page)) !== light, 10_000, "the theme follows");
    }
    assert.equal(await isChecked(page, /Reduced motion/), true);
    if (browser === "firefox") {
        assert.ok(await page.run(() => matchMedia("(prefers-reduced-motion: reduce)").matches));
    }
});

// ---- the plain table

inBrowsers("the plain table reads a link as the program does, and follows it", async (page) => {
    const note = '(version: 6, notes: "coins: [9, 9]", /* coins: [8] */ coins: [4, 7, 1])';
    await page.driver.get(`${page.server.address}?view=plain#${fragmentOf(note)}`);
    assert.deepEqual((await plainTable(page)).cells, ["0: 4", "4 | 0", "7 | 4", "5 | 7"]);
    await page.run(() => { location.hash = "#2 3"; });
    await page.until("other row", () => document.querySelector("#plain table").rows[1].cells[0].textContent === "0: 2");
    for (const [link, words] of [["%", "Cannot open the link"], ["8,x", "“x”"], [`${"1,".repeat(40_000)}1`, "64,000"], ["s=abc!", "character 4"], [fragmentOf(`(notes: "${"a".repeat(5_000_000)}", coins: [1])`), "4,000,000"]]) {
        await page.run((link) => { location.hash = link; }, link);
        await page.until("words", (words) => document.getElementById("plain").textContent.includes(words), words);
        assert.deepEqual((await plainTable(page)).cells.slice(0, 2), ["0: 8", "8 | 0"], link.slice(0, 20));
    }
});

inNewBrowsers("without the program only numbers with commas are read", { without: "wasm" }, async (page) => {
    await page.driver.get(`${page.server.address}#${fragmentOf("(coins: [4, 7, 1])")}`);
    const { words, cells } = await plainTable(page);
    assert.ok(words.includes("Only the program can read this link"), words);
    assert.deepEqual(cells, ["0: 8", "8 | 0", "15 | 8", "11 | 15", "22 | 11"]);
});

// ---- what a page can't do

inBrowsers("a page offers no video", async (page) => {
    await page.open("#8,15,3,7");
    await page.chord(Key.CONTROL, "e");
    await page.find("radio", /^PNG/);
    assert.equal(await page.has(/^(MP4|WebM)/), false);
});
