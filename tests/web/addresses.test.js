// Links, embedding, the site without a network, and browsers that cannot show the program.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { By, Key, inBrowsers, inNewBrowsers } from "./support.js";

inBrowsers("a link opens its row", async (page, context) => {
    await page.driver.get(`${page.server.address}#8,15,3,7,9,2`);
    context.diagnostic(`the first picture is there after ${Math.round(await page.started())} ms`);
    await page.shows("coin 5: 2");
});

/** Returns the part of an address behind `#` that holds a session. */
const fragmentOf = (session) => `s=${deflateRawSync(session).toString("base64url")}`;

inBrowsers("a link opens a whole session", async (page) => {
    await page.open(`#${fragmentOf('(version: 6, title: "From a link", coins: [4, 7, 1], fill_position: 2.0)')}`);
    await page.shows(/From a link/);
    await page.shows("coin 2: 1");
    await page.shows("cell 1: first 7, second 0");
});

inBrowsers("a link opens a session at its stop, and without those behind the last one", async (page) => {
    const stop = (step) => `(at: fill(${step}.0), words: "After step ${step}.")`;
    const session = `(version: 9, coins: [4, 7, 1], stops: [${[1, 2, 3, 4, 5].map(stop)}])`;
    await page.open(`?stop=3&until=4#${fragmentOf(session)}`);
    await page.shows(/stop 3 of 4$/);
    await page.find("status", /^step 3 of 6, /);
});

inBrowsers("a new link in the address bar opens in the page that is there", async (page) => {
    await page.open("#1,2,3");
    await page.shows("coin 2: 3");
    await page.run(() => { location.hash = "#4,5"; });
    await page.shows("coin 1: 5");
});

inBrowsers("a broken link says what is wrong, and the first lesson opens", async (page) => {
    await page.open("#8,15,x");
    await page.shows(/^Cannot open the link: it has no row: .*“x”/);
    await page.shows("coin 3: 7");
    await page.open("#s=abc!");
    await page.shows(/^Cannot open the link: it has “!” as character 4/);
    await page.shows("coin 3: 7");
});

const COURSE = `<!doctype html><html lang="en"><title>Course</title><body style="height: 4000px; margin: 0">
<input id="around"><br><iframe id="part" style="width: 800px; height: 500px; border: 0"></iframe>`;

/** Shows a part in the frame of the page around it, and waits until it is drawn. Returns the frame. */
async function embed(page, address) {
    await page.run((source) => { document.getElementById("part").src = source; }, page.server.address + address);
    const frame = await page.driver.findElement(By.id("part"));
    await page.driver.switchTo().frame(frame);
    await page.until("part", (search) => location.search === search, address.split("#")[0]);
    await page.started();
    return frame;
}

inBrowsers("each part stands alone in a frame at its step", { pages: { "/course.html": COURSE } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/course.html`);
    const isAlone = async () => {
        for (const around of ["File", "Row of coins", "Stage: Code", "All lessons"]) {
            assert.equal(await page.has(around), false, around);
        }
    };
    await embed(page, "?view=table&step=5&theme=dark#8,15,3,7");
    await page.shows(/^cell 0 to 1: first 15, second 8/);
    await page.find("button", "Play fill");
    await isAlone();
    await driver.switchTo().defaultContent();
    await embed(page, "?view=game&step=1#8,15,3,7");
    await page.find("button", "Play game");
    await page.find("status", /^after 1 move, /);
    assert.equal(await page.has(/^cell /), false);
    await isAlone();
    await driver.switchTo().defaultContent();
    await embed(page, "?view=lecture&step=3#8,15,3,7");
    await page.shows(/^Coin 2: 3/);
    await page.shows("cell 2: first 3, second 0");
    await page.find("button", "Play fill");
    await isAlone();
    await driver.switchTo().defaultContent();
    await embed(page, "?view=table&autoplay#8,15,3,7");
    await page.shows("cell 1: first 15, second 0");
    await driver.switchTo().defaultContent();
    await embed(page, "?view=tabel#8,15,3,7");
    await page.shows(/^the address says view=tabel; it can be lecture, table or game/);
});

inBrowsers("a part leaves the page around it the focus and the wheel until it is clicked", { pages: { "/course.html": COURSE } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/course.html`);
    await driver.findElement(By.id("around")).click();
    const part = await embed(page, "?view=table#8,15,3,7");
    await driver.switchTo().defaultContent();
    assert.equal(await page.run(() => document.activeElement.id), "around");
    await driver.actions().scroll(300, 300, 0, 200).perform();
    await page.until("scrolled page", () => scrollY > 0);
    await page.run(() => scrollTo(0, 0));
    await driver.actions().move({ origin: part }).click().perform();
    await page.until("focus of the part", () => document.activeElement.id === "part");
    await driver.actions().scroll(300, 300, 0, 200).perform();
    await page.keys(Key.ARROW_RIGHT);
    await driver.switchTo().frame(part);
    await page.shows("cell 0: first 8, second 0");
    await driver.switchTo().defaultContent();
    assert.equal(await page.run(() => scrollY), 0);
    // A part that plays draws all the time.
    await page.keys(Key.SPACE);
    await driver.findElement(By.id("around")).click();
    await driver.switchTo().frame(part);
    await page.find("button", "Pause fill");
    await page.shows("cell 2: first 3, second 0");
    await driver.switchTo().defaultContent();
    await page.keys("words");
    assert.equal(await page.run(() => document.getElementById("around").value), "words");
});

const DECK = `<!doctype html><html lang="en"><title>Deck</title>
<link rel="stylesheet" href="/modules/reveal.js/dist/reveal.css">
<div class="reveal"><div class="slides">
<section><h2>A game</h2></section>
<section><h2>Who wins?</h2><iframe id="part" data-src="{site}?view=table&amp;theme=dark#8,15,3,7" width="900" height="500" title="The table of four coins"></iframe></section>
<section><h2>The end</h2></section>
</div></div>
<script src="/modules/reveal.js/dist/reveal.js"></script>
<script>Reveal.initialize({ transition: "none" });</script>`;

inBrowsers("the keys move a deck of slides until its part is clicked", { pages: { "/deck.html": DECK } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/deck.html`);
    await page.until("deck", () => Reveal.isReady());
    const isAt = (slide) => page.until(`slide ${slide}`, (slide) => Reveal.getState().indexh === slide, slide);
    const enterPart = async () => {
        const part = await driver.findElement(By.id("part"));
        await driver.switchTo().frame(part);
        await page.started();
        return part;
    };
    await page.keys(Key.ARROW_RIGHT);
    await isAt(1);
    await enterPart();
    await driver.switchTo().defaultContent();
    await page.keys(Key.ARROW_RIGHT);
    await isAt(2);
    await page.keys(Key.ARROW_LEFT);
    await isAt(1);
    const part = await enterPart();
    await page.shows("cell 0: empty");
    await driver.switchTo().defaultContent();
    await driver.actions().move({ origin: part }).click().perform();
    await page.until("focus of the part", () => document.activeElement.id === "part");
    await page.keys(Key.ARROW_RIGHT);
    await driver.switchTo().frame(part);
    await page.shows("cell 0: first 8, second 0");
    await driver.switchTo().defaultContent();
    await isAt(1);
});

inNewBrowsers("after the first visit the page opens without a network", async (page) => {
    await page.open();
    await page.until("service worker", async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    await page.server.stop();
    page.server.stop = () => {};
    await page.reload();
    await page.shows("coin 3: 7");
    assert.ok(await page.run(() => navigator.serviceWorker.controller !== null));
    // A worker makes the map of a long row, with a program of its own.
    await page.drop("long.txt", "7 ".repeat(30_000));
    await page.shows(/^One .*cell sampled per [\d,]+ × [\d,]+ block/);
    await page.gone(null, /^Map of the table: \d+% done$/);
    await page.until("program of the workers", () => performance.getEntriesByType("resource").some(({ name }) => /coin-duel-worker-.*\.wasm$/.test(name)));
});

/** Waits until the table is there as plain HTML. Returns the words above it and the cells of its first row. */
async function plainTable(page) {
    await page.until("plain table", () => document.querySelector("#plain td") !== null);
    const words = await page.driver.findElement(By.id("page")).getText();
    const cells = await page.run(() => [...document.querySelector("#plain table").rows[1].cells].map((cell) => cell.textContent));
    return { words, cells };
}

for (const [without, name] of [["webgl", "WebGL 2"], ["wasm", "WebAssembly"]]) {
    inBrowsers(`without ${name} the page offers the table as plain HTML`, { without }, async (page) => {
        await page.driver.get(`${page.server.address}#5,3,7,10`);
        const { words, cells } = await plainTable(page);
        assert.ok(words.includes(`This browser has no ${name}`) && words.includes("First gets 15, Second gets 10"), words);
        assert.deepEqual(cells, ["0: 5", "5 | 0", "5 | 3", "10 | 5", "15 | 10"]);
    });
}

inBrowsers("without WebGL 2 the program reads a whole session in a link, and the table follows its changes", { without: "webgl" }, async (page) => {
    await page.driver.get(`${page.server.address}#${fragmentOf("(version: 6, coins: [4, 7, 1])")}`);
    assert.deepEqual((await plainTable(page)).cells, ["0: 4", "4 | 0", "7 | 4", "5 | 7"]);
    await page.run(() => { location.hash = "#2,3"; });
    await page.until("other row", () => document.querySelector("#plain table").rows[1].cells[0].textContent === "0: 2");
});

inBrowsers("a whole session in a link has a plain table, too", async (page) => {
    const data = fragmentOf("(version: 6, coins: [4, 7, 1])");
    await page.driver.get(`${page.server.address}?view=plain#${data}`);
    assert.deepEqual((await plainTable(page)).cells, ["0: 4", "4 | 0", "7 | 4", "5 | 7"]);
});
