// Links, embedding, the site without a network, and browsers that cannot show the program.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { By, Key, inBrowsers } from "./support.js";

inBrowsers("a link opens its row", async (page) => {
    await page.open("#8,15,3,7,9,2");
    await page.shows("coin 5: 2");
});

inBrowsers("a link opens a whole session", async (page) => {
    const session = "(version: 6, title: \"From a link\", coins: [4, 7, 1], fill_position: 2.0)";
    const data = deflateRawSync(session).toString("base64url");
    await page.open(`#s=${data}`);
    await page.shows("From a link");
    await page.shows("coin 2: 1");
    await page.shows("cell 1: first 7, second 0");
});

inBrowsers("a new link in the address bar opens in the page that is there", async (page) => {
    await page.open("#1,2,3");
    await page.shows("coin 2: 3");
    await page.run(() => { location.hash = "#4,5"; });
    await page.shows("coin 1: 5");
});

inBrowsers("a broken link says what is wrong, and the first lesson opens", async (page) => {
    await page.open("#8,15,x");
    await page.shows("“x” is not a whole number");
    await page.shows("coin 3: 7");
    await page.open("#s=abc!");
    await page.shows("Cannot open the link");
});

inBrowsers("each part stands alone at its step", async (page) => {
    await page.open("?view=table&step=5&theme=dark#8,15,3,7");
    await page.shows("cell 0 to 1: first 15, second 8");
    assert.ok(!(await page.texts()).includes("File"));
    await page.open("?view=game&step=1#8,15,3,7");
    await page.find("button", "Play game");
    assert.ok(!(await page.texts()).some((text) => text?.startsWith("cell ")));
    await page.open("?view=lecture&step=3#8,15,3,7");
    await page.shows("coin 0: 8");
    await page.find("button", "Play fill");
    await page.open("?view=table&autoplay#8,15,3,7");
    await page.shows("cell 1: first 15, second 0");
});

const FRAME = `<!doctype html><title>course</title><body style="height: 4000px; margin: 0">
<p>Some words of a course.</p><input id="around">
<iframe id="part" src="/some/folder/?view=table#8,15,3,7" style="width: 800px; height: 500px; border: 0"></iframe>`;

inBrowsers("a part inside a page leaves it the focus and the wheel until it is clicked", { pages: { "/course.html": FRAME } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.root}course.html`);
    await driver.findElement(By.id("around")).click();
    await page.until("part", () => document.getElementById("part").contentDocument?.body?.classList.contains("runs"));
    assert.equal(await page.run(() => document.activeElement.id), "around");
    const part = await driver.findElement(By.id("part"));
    await driver.actions().scroll(300, 300, 0, 200, undefined).perform();
    await page.until("scrolled page", () => window.scrollY > 0);
    await page.run(() => window.scrollTo(0, 0));
    await driver.actions().move({ origin: part }).click().perform();
    assert.equal(await page.run(() => document.activeElement.id), "part");
    await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
    await driver.switchTo().frame(part);
    await page.shows("cell 0: first 8, second 0");
});

inBrowsers("after the first visit the page opens without a network", { allows: /ERR_CONNECTION_REFUSED|service-worker|Failed to load/ }, async (page) => {
    await page.open();
    await page.until("service worker", async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    await page.server.stop();
    page.server.stop = async () => {};
    await page.driver.navigate().refresh();
    await page.started();
    await page.shows("coin 3: 7");
});

for (const without of ["webgl", "wasm"]) {
    const name = without === "webgl" ? "WebGL 2" : "WebAssembly";
    inBrowsers(`without ${name} the page offers the table as plain HTML`, { without }, async (page) => {
        await page.driver.get(`${page.server.address}#5,3,7,10`);
        await page.until("plain table", () => document.querySelector("#plain table td") !== null);
        const text = await page.driver.findElement(By.id("page")).getText();
        assert.ok(text.includes(`This browser has no ${name}`) && text.includes("First gets 15, Second gets 10"), text);
        const cells = await page.run(() => [...document.querySelectorAll("#plain tr:nth-child(2) td")].map((cell) => cell.textContent));
        assert.equal(cells.at(-1), "15 | 10");
    });
}
