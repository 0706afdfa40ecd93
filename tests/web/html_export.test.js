// The interactive HTML export: one file, opened from the disk.
//
// COIN_DUEL names the program that exports. Printing takes pdftotext of poppler, too.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { after, before } from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { PNG } from "pngjs";
import { Pointer } from "selenium-webdriver/lib/input.js";
import { By, Key, inBrowsers } from "./support.js";

const PROGRAM = process.env.COIN_DUEL;
const AXE = fileURLToPath(new URL("./node_modules/axe-core/axe.min.js", import.meta.url));
const LESSONS = fileURLToPath(new URL("../../assets/lessons/", import.meta.url));
const skip = PROGRAM ? false : "COIN_DUEL names no program";
const run = promisify(execFile);

/** Rows by the names of their files. */
const SESSIONS = {
    "one": `(version: 8, title: "One coin", coins: [15])`,
    "six": `(version: 8, title: "Six <b>coins</b>", notes: "Which end?", told: "The right one.", coins: [8, 15, 3, 7, 9, 2])`,
    "calls": `(version: 8, title: "Calls", coins: [8, 15, 3, 7], recurrence: two_ahead, fill_order: recursion, layout: triangle)`,
    "long": `(version: 8, coins: [${Array.from({ length: 32 }, (_, coin) => (coin * 37) % 90 + 10)}])`,
    "sixteen": `(version: 8, coins: [${Array.from({ length: 16 }, (_, coin) => (coin * 37) % 90 + 10)}])`,
    "twenty": `(version: 8, coins: [${Array.from({ length: 20 }, (_, coin) => (coin * 37) % 90 + 10)}], recurrence: my_turn, fill_order: rows)`,
    "digits": `(version: 8, title: "Long numbers", coins: [999999999999, -888888888888, 777777777777, 5, 123456789012, -1])`,
};

let folder;

const file = (name) => join(folder, name);

/** Exports a session, once for each name. */
const written = new Map();
function exported(session, out, ...options) {
    const key = [session, out, ...options].join(" ");
    if (!written.has(key)) {
        const source = session.endsWith(".ron") ? join(LESSONS, session) : file(`${session}.ron`);
        written.set(key, run(PROGRAM, ["export", source, "--out", file(out), ...options]));
    }
    return written.get(key);
}

before(async () => {
    folder = await mkdtemp(join(tmpdir(), "coin-duel-html-"));
    await Promise.all(Object.entries(SESSIONS).map(([name, text]) => writeFile(file(`${name}.ron`), text)));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Opens the page of a session from the disk, and waits until it steps. */
async function open(page, session, { behind = "", options = [] } = {}) {
    const name = `${session.replace(".ron", "")}${options.join("")}.html`;
    await exported(session, name, ...options);
    await page.driver.get("about:blank");
    await page.driver.get(pathToFileURL(file(name)).href + behind);
    await ready(page);
    return pathToFileURL(file(name)).href;
}

const ready = (page) => page.until("start of the script", () => "ready" in document.documentElement.dataset);

const place = (page) => page.run(() => document.getElementById("place").textContent);
const shownWords = (page) => page.run(() => document.getElementById("panel").innerText.replace(/\s+/g, " "));
const spoken = (page) => page.run(() => document.getElementById("spoken").textContent);
const isAt = (page, step) => page.until(`step ${step}`, (step) => document.getElementById("place").textContent.startsWith(`step ${step} `), step);
/** Waits until a page that plays has come to a step. A page that is busy draws only some of the steps that pass. */
const comesTo = (page, step) => page.until(`step ${step} or later`, (step) => Number(document.getElementById("place").textContent.match(/^step (\d+) /)?.[1]) >= step, step);
const choose = (page, menu, value) => page.run((menu, value) => {
    const select = document.getElementById(menu);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
}, menu, value);
const press = async (page, id) => (await page.driver.findElement(By.id(id))).click();

/** Reads the SVG exports of all stops in a theme. */
async function pictures(session, theme) {
    await exported(session, `${session}-${theme}.svg`, "--all", "--by", "phase", "--table-only", "--theme", theme);
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${session}-${theme}-`) && name.endsWith(".svg"));
    // The policy of the page refuses style attributes, also while it reads a document.
    return Promise.all(names.sort().map(async (name) => (await readFile(file(name), "utf8")).replace(/ style="[^"]*"/, "")));
}

/** In the page: goes through all stops, and returns where the picture differs from the document of the same stop. */
async function differences(documents) {
    const wrong = [];
    const color = document.createElement("p");
    document.body.append(color);
    const resolved = (value) => {
        color.style.color = value;
        return getComputedStyle(color).color;
    };
    const stride = document.getElementById("stride");
    stride.value = stride.options[0].value;
    document.getElementById("first").click();
    for (const [stop, text] of documents.entries()) {
        if (stop > 0) {
            document.getElementById("forward").click();
        }
        const expected = [...new DOMParser().parseFromString(text, "image/svg+xml").documentElement.children].filter(({ tagName }) => tagName !== "title");
        const [background, marks] = document.querySelector("#box > svg").children;
        const shown = [background, ...marks.children];
        if (shown.length !== expected.length) {
            wrong.push(`${stop}: ${shown.length} elements, not ${expected.length}`);
        }
        expected.forEach((element, index) => {
            const own = shown[index];
            const style = own && getComputedStyle(own);
            if (own?.tagName !== element.tagName || own.textContent !== element.textContent || own.attributes.length !== element.attributes.length) {
                wrong.push(`${stop}: ${own?.outerHTML} is not ${element.outerHTML}`);
                return;
            }
            for (const { name, value } of element.attributes) {
                const isColor = (name === "fill" || name === "stroke") && value !== "none";
                if (isColor ? style[name] !== resolved(value) : own.getAttribute(name) !== value) {
                    wrong.push(`${stop}: ${name} of ${own.outerHTML} is not ${value}`);
                }
            }
        });
    }
    const isEnd = document.getElementById("forward").getAttribute("aria-disabled") === "true";
    color.remove();
    return { wrong: wrong.slice(0, 5), isEnd };
}

for (const session of ["one", "six", "calls", "digits"]) {
    inBrowsers(`each picture of the page of ${session} is that of the SVG export`, { skip }, async (page) => {
        await open(page, session);
        for (const theme of ["light", "dark", "contrast"]) {
            await choose(page, "theme", theme);
            const documents = await pictures(session, theme);
            assert.ok(documents.length > 0);
            assert.deepEqual(await page.run(differences, documents), { wrong: [], isEnd: true }, theme);
        }
    });
}

inBrowsers("each slide of a course is that of its SVG export", { skip }, async (page) => {
    await open(page, "lecture.ron");
    await exported("lecture.ron", "lecture.svg", "--theme", "light");
    const names = (await readdir(folder)).filter((name) => /^lecture-\d+\.svg$/.test(name)).sort();
    const documents = await Promise.all(names.map(async (name) => (await readFile(file(name), "utf8")).replace(/ style="[^"]*"/, "")));
    await choose(page, "theme", "light");
    // Forward goes on from lesson to lesson.
    assert.deepEqual(await page.run(differences, documents), { wrong: [], isEnd: true });
});

inBrowsers("the pixels of the page are those of the SVG export", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=17" });
    await choose(page, "theme", "dark");
    const documents = await pictures("six", "dark");
    // A cell of one coin has one stop, and a longer one four.
    const stop = 6 + 4 * (17 - 6);
    const shot = async (selector) => PNG.sync.read(Buffer.from(await (await page.driver.findElement(By.css(selector))).takeScreenshot(), "base64"));
    const own = await shot("#box > svg");
    await page.until("drawing of the SVG export", (text) => {
        const svg = document.querySelector("#box > svg");
        if (svg) {
            const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(text)}` });
            image.setAttribute("width", svg.getAttribute("width"));
            image.setAttribute("height", svg.getAttribute("height"));
            image.className = "picture";
            svg.replaceWith(image);
        }
        return document.querySelector("#box > img").complete;
    }, documents[stop]);
    const theirs = await shot("#box > img");
    assert.deepEqual([own.width, own.height], [theirs.width, theirs.height]);
    const difference = own.data.reduce((sum, byte, index) => sum + Math.abs(byte - theirs.data[index]), 0) / own.data.length;
    assert.ok(difference < 0.4, `a mean difference of ${difference}`);
});

inBrowsers("buttons, keys and the slider go through the steps", { skip }, async (page) => {
    await open(page, "six");
    assert.equal(await place(page), "step 0 of 21");
    await press(page, "forward");
    await press(page, "forward");
    assert.equal(await place(page), "step 2 of 21");
    assert.match(await spoken(page), /^step 2 of 21, cell 1: first 15, second 0$/);
    await page.keys(Key.ARROW_LEFT);
    assert.equal(await place(page), "step 1 of 21");
    await page.chord(Key.SHIFT, Key.ARROW_RIGHT);
    assert.equal(await place(page), "step 6 of 21");
    await page.chord(Key.SHIFT, Key.ARROW_RIGHT);
    assert.equal(await place(page), "step 11 of 21");
    await page.chord(Key.SHIFT, Key.ARROW_LEFT);
    assert.equal(await place(page), "step 6 of 21");
    await page.keys(Key.END);
    assert.equal(await place(page), "step 21 of 21");
    assert.match(await shownWords(page), /Coins 0…5: 8 15 3 7 9 2 .*step 21 of 21.* take left 8 \+ sec\[1\]\[5\] = 8 \+ .* fir = 24 sec = .* = 20/);
    await page.keys(Key.PAGE_UP);
    assert.equal(await place(page), "step 20 of 21");
    await page.keys(Key.HOME);
    assert.equal(await place(page), "step 0 of 21");
    const slider = await page.driver.findElement(By.id("slider"));
    await slider.sendKeys(Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ARROW_RIGHT);
    assert.equal(await place(page), "step 3 of 21");
    assert.equal(await slider.getAttribute("aria-valuetext"), "step 3 of 21");
    await page.driver.actions().move({ origin: slider }).click().perform();
    assert.match(await place(page), /^step 1[01] of 21$/);
});

inBrowsers("a step is shown phase by phase", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=16" });
    await choose(page, "stride", "phase");
    const shown = [];
    for (let phase = 0; phase < 4; phase += 1) {
        await page.keys(Key.ARROW_RIGHT);
        shown.push([await page.run(() => document.querySelector("#phases b").textContent), await shownWords(page)]);
    }
    assert.deepEqual(shown.map(([phase]) => phase), ["read", "add", "choose", "write"]);
    const numbers = shown.map(([, words]) => [/15 \+ 7 = 22/, /22 is larger/, /fir = 22/].map((pattern) => pattern.test(words)));
    assert.deepEqual(numbers, [[false, false, false], [true, false, false], [true, true, false], [true, true, true]]);
    await page.keys(Key.ARROW_LEFT);
    assert.match(await spoken(page), /^step 17 of 21, choose, take left 15 \+ sec\[2\]\[4\]/);
});

inBrowsers("playing goes to the end, and its speed is chosen", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=15" });
    const before = await spoken(page);
    await choose(page, "speed", "16");
    await page.keys(" ");
    await comesTo(page, 17);
    // Quick steps are not spoken one by one.
    assert.equal(await spoken(page), before);
    await isAt(page, 21);
    await page.until("words at the end", () => document.getElementById("spoken").textContent.startsWith("step 21 of 21"));
    assert.equal(await page.run(() => document.getElementById("play").textContent.trim()), "Play again");
    await choose(page, "speed", "1");
    await press(page, "play");
    await page.until("beginning", () => !document.getElementById("place").textContent.startsWith("step 21 "));
    await comesTo(page, 2);
    await press(page, "play");
    const stopped = await place(page);
    await page.driver.sleep(400);
    assert.equal(await place(page), stopped);
});

inBrowsers("a swipe over the table steps", { skip, isPhone: true, width: 390, height: 740 }, async (page) => {
    await open(page, "one");
    const box = await page.driver.findElement(By.id("panel"));
    const finger = new Pointer("finger", Pointer.Type.TOUCH);
    const swipe = async (by) => {
        const { x, y } = await box.getRect();
        const [from, to] = [[x + 150, y + 20], [x + 150 + by, y + 24]].map((place) => place.map(Math.round));
        await page.driver.actions().insert(finger, finger.move({ x: from[0], y: from[1], duration: 0 }), finger.press(), finger.move({ x: to[0], y: to[1], duration: 120 }), finger.release()).perform();
    };
    await swipe(-80);
    assert.equal(await place(page), "step 1 of 1");
    await swipe(20);
    assert.equal(await place(page), "step 1 of 1");
    await swipe(80);
    assert.equal(await place(page), "step 0 of 1");
});

inBrowsers("a cell tells its numbers and where they are from, to the pointer and to the keys", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=17" });
    const looks = () => page.run(() => [...document.querySelectorAll("#looks rect")].map((rect) => rect.getAttribute("stroke")));
    const cell = await page.driver.findElement(By.css('[aria-label^="cell 0 to 2: first 11"]'));
    await page.driver.actions().move({ origin: cell }).perform();
    assert.match(await shownWords(page), /^Coins 0…2: 8 15 3 .*step 12 of 21 .*take left 8 \+ sec\[1\]\[2\] = 8 \+ 3 = 11/);
    assert.deepEqual(await looks(), ["var(--left)", "var(--right)", "var(--text)"]);
    await page.driver.actions().move({ origin: await page.driver.findElement(By.id("place")) }).perform();
    assert.match(await shownWords(page), /^Coins 1…4/);
    assert.deepEqual(await looks(), []);
    // A step is told even if the pointer rests on a cell.
    await page.driver.actions().move({ origin: cell }).perform();
    await page.keys(Key.ARROW_RIGHT);
    assert.match(await shownWords(page), /^Coins 2…5/);
    await page.keys(Key.ARROW_LEFT);

    const focus = () => page.run(() => document.activeElement.getAttribute("aria-label"));
    await page.run(() => document.querySelector('#cells [tabindex="0"]').focus());
    assert.equal(await focus(), "cell 0: first 8, second 0");
    await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ARROW_DOWN);
    assert.equal(await focus(), "cell 1 to 2: first 15, second 3, take left");
    assert.equal(await page.run(() => document.querySelectorAll('#cells [tabindex="0"]').length), 1);
    await page.keys(Key.END);
    assert.equal(await focus(), "cell 1 to 5: empty");
    assert.match(await shownWords(page), /not filled yet\. It will read sec\[2\]\[5\] and sec\[1\]\[4\]\./);
    assert.equal(await page.run(() => document.getElementById("slider").value), "17");
    await page.keys(Key.ENTER);
    assert.equal(await page.run(() => document.getElementById("slider").value), "20");
    await page.keys(Key.ESCAPE);
    assert.equal(await page.run(() => document.activeElement.id), "play");
});

inBrowsers("an address leads to a step, and follows the steps", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=12" });
    assert.equal(await place(page), "step 12 of 21");
    await page.keys(Key.ARROW_RIGHT);
    await page.until("new address", () => location.hash === "#step=13");
    await page.run(() => { location.hash = "#step=4.5"; });
    await isAt(page, 4);
    await page.run(() => { location.hash = "#step=999"; });
    await isAt(page, 21);
    await page.until("address of the last step", () => location.hash === "#step=21");
    await page.run(() => { location.hash = "#step=nonsense"; });
    await isAt(page, 0);
});

inBrowsers("a frame in another page shows the table and its controls alone", { skip }, async (page) => {
    const address = await open(page, "six");
    const around = file("around.html");
    await writeFile(around, `<!DOCTYPE html><title>Lecture</title><iframe title="Table" sandbox="allow-scripts" src="${address}?embed#step=5" width="700" height="480" style="border: 0"></iframe>`);
    await page.driver.get(pathToFileURL(around).href);
    await page.driver.switchTo().frame(0);
    await ready(page);
    assert.equal(await place(page), "step 5 of 21");
    const seen = await page.run(() => ({
        header: document.querySelector("header").checkVisibility(),
        list: document.querySelector(".steps").checkVisibility(),
        scrolls: [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth],
    }));
    assert.deepEqual(seen, { header: false, list: false, scrolls: [false, false] });
    await (await page.driver.findElement(By.id("forward"))).click();
    await isAt(page, 6);
});

/** In a page: shows an address in a frame of these sizes, and returns what does not fit. */
async function misfits(address, sizes) {
    const frame = document.createElement("iframe");
    frame.style.border = "0";
    frame.src = address;
    document.body.replaceChildren(frame);
    const found = [];
    for (const [width, height] of sizes) {
        Object.assign(frame, { width, height });
        while (!frame.contentDocument?.documentElement?.matches("[data-ready]")) {
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        // The table takes its size after that of the frame.
        for (let frames = 0; frames < 3; frames += 1) {
            await new Promise(requestAnimationFrame);
        }
        const { scrollingElement: { scrollWidth, scrollHeight, clientWidth, clientHeight } } = frame.contentDocument;
        const tell = (what) => found.push(`${address} at ${width} × ${height}: ${what}`);
        if (scrollWidth > width || address.includes("?embed") && scrollHeight > height || clientHeight < height) {
            tell(`it has ${scrollWidth} × ${scrollHeight} pixels`);
        }
        for (const control of frame.contentDocument.querySelectorAll("#controls :is(button, input, select)")) {
            const { left, top, right, bottom } = control.getBoundingClientRect();
            if (left < 0 || top < 0 || right > clientWidth || bottom > height) {
                tell(`#${control.id} is at ${[left, top, right, bottom].map(Math.round)}`);
            }
        }
        for (const menu of frame.contentDocument.querySelectorAll("select")) {
            const width = menu.offsetWidth;
            const whole = menu.cloneNode(true);
            whole.style.minWidth = "max-content";
            menu.after(whole);
            if (menu.checkVisibility() && width < whole.offsetWidth) {
                tell(`#${menu.id} is cut`);
            }
            whole.remove();
        }
    }
    return found;
}

const pages = { "/around.html": "<!DOCTYPE html><title>Frame</title><body></body>" };
for (const [session, options, address] of [["six", [], "#step=12"], ["six", ["--quiz"], "#step=18"], ["course.ron", [], "#lesson=24&step=2"]]) {
    inBrowsers(`the page of ${[session, ...options].join(" ")} fits into windows and frames of many sizes`, { skip, pages }, async (page) => {
        await exported(session, "fits.html", ...options);
        // Of one origin with the page around it.
        pages["/page.html"] = await readFile(file("fits.html"), "utf8");
        await page.driver.manage().setTimeouts({ script: 60_000 });
        await page.driver.get(`${page.server.around}/around.html`);
        for (const behind of ["", "?embed"]) {
            const wrong = await page.run(misfits, `page.html${behind}${address}`, [
                // Of 16 : 9, phones on their side and upright, and a low window.
                [1280, 720], [960, 540], [854, 480], [720, 405], [640, 360], [568, 320],
                [900, 400], [844, 390], [800, 360], [740, 360], [667, 375], [390, 740], [320, 640], [700, 490],
            ]);
            assert.deepEqual(wrong, []);
        }
    });
}

inBrowsers("a quiz hides each result, explains a typical mistake, and can be left", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=17", options: ["--quiz"] });
    const field = await page.driver.findElement(By.id("number"));
    const told = () => page.run(() => document.getElementById("told").textContent);
    const hidden = () => page.run(() => {
        const texts = [document.querySelector("#box").textContent, document.getElementById("panel").textContent];
        const names = [...document.querySelectorAll("#cells [aria-label]")].map((cell) => cell.getAttribute("aria-label"));
        const list = document.querySelector(".steps").checkVisibility();
        return { isHidden: !texts.concat(names).some((text) => /22 is larger|first 22, second 12/.test(text)), list };
    });
    assert.match(await shownWords(page), /What is fir\[1\]\[4\]\?/);
    assert.deepEqual(await hidden(), { isHidden: true, list: false });
    await field.sendKeys("27", Key.ENTER);
    assert.equal(await told(), "Not correct. 15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so read sec, not fir.");
    await field.clear();
    await field.sendKeys("1,234", Key.ENTER);
    assert.equal(await told(), "Not correct. Neither sum is 1,234: take a coin and add what is read below or to the left.");
    await field.clear();
    await field.sendKeys("much", Key.ENTER);
    assert.equal(await told(), "Type a whole number.");
    assert.deepEqual(await hidden(), { isHidden: true, list: false });
    await field.clear();
    await field.sendKeys("22", Key.ENTER);
    assert.equal(await told(), "Correct: 22, for taking left: 15 + sec[2][4] = 15 + 7.");
    await page.keys(Key.ENTER);
    assert.match(await shownWords(page), /step 17 of 21.*fir = 22/);
    // Forward asks about the next step, and only an answer leads on.
    await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
    assert.match(await shownWords(page), /step 18 of 21 What is sec\[2\]\[5\], and which earlier value is it\?/);
    assert.match(await spoken(page), /^What is sec of coins 2 to 5, and which of four earlier values is it\?$/);
    await press(page, "reveal");
    assert.match(await told(), /^Answer: .*the value of fir/);
    await press(page, "go-on");
    assert.match(await shownWords(page), /step 18 of 21.*fir = /);
    await press(page, "forward");
    assert.match(await shownWords(page), /step 19 of 21 Which end will be taken/);
    await press(page, "ask");
    assert.match(await shownWords(page), /step 18 of 21/);
    await press(page, "last");
    assert.match(await shownWords(page), /step 21 of 21.*fir = 24/);
});

/** Opens the table to fill, and goes into it. */
const fill = (page) => page.run(() => {
    document.getElementById("by-hand").open = true;
    document.querySelector('#by-hand input[tabindex="0"]').focus();
});
const focused = (page) => page.run(() => document.activeElement.getAttribute("aria-label"));
const found = (page) => page.run(() => document.getElementById("by-hand-found").innerText.replace(/\s+/g, " "));
const numbersOf = (page, ...names) => page.run((names) => names.map((name) => document.querySelector(`#by-hand [aria-label="${name}"]`).value), names);
/** Pastes a text as a spreadsheet gives it. */
const paste = (page, text) => page.run((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    // Firefox 153 gives an event that a script makes none of the data.
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.activeElement.dispatchEvent(event);
}, text);

inBrowsers("a table is filled by hand, and the first wrong number is named", { skip }, async (page) => {
    await open(page, "six");
    await fill(page);
    assert.equal(await focused(page), "fir of coin 0");
    // 8 + 15 in the place of fir[0][1].
    await page.keys("8/0 15/0 3/0 7/0 9/0 2/", "0", Key.ENTER, "23/8 15");
    await page.keys(Key.TAB, "3", Key.TAB, Key.ARROW_UP, Key.ARROW_LEFT);
    assert.equal(await focused(page), "fir of coins 1 to 2");
    assert.deepEqual(await numbersOf(page, "fir of coin 1", "sec of coin 5", "fir of coins 0 to 1", "sec of coins 1 to 2"), ["15", "0", "23", "3"]);
    assert.equal(await place(page), "step 0 of 21", "the keys of the steps are those of the table");
    await page.chord(Key.CONTROL, Key.ENTER);
    const wrong = "fir[0][1] is not 23. 8 + fir[1][1] = 8 + 15 = 23: after the pick the other player is to move, so read sec, not fir.";
    assert.equal(await found(page), wrong);
    assert.equal(await focused(page), "fir of coins 0 to 1");
    const crossed = () => page.run(() => [...document.querySelectorAll("#by-hand input")].filter((field) => getComputedStyle(field).textDecorationLine === "line-through").map((field) => [field.getAttribute("aria-label"), field.getAttribute("aria-invalid")]));
    assert.deepEqual(await crossed(), [["fir of coins 0 to 1", "true"]]);
    // sec[0][2] = fir[0][1] follows from it, and 99 does not.
    await page.run(() => document.querySelector('#by-hand [aria-label="fir of coins 0 to 2"]').focus());
    await page.keys("11/23", Key.ARROW_DOWN, Key.ARROW_UP, Key.ARROW_RIGHT, "99");
    assert.deepEqual(await crossed(), [], "a check is about the numbers that were there");
    await press(page, "by-hand-check");
    assert.equal(await found(page), `${wrong} One more number is off, but right for the numbers that you had. Another number is wrong, too.`);
    await press(page, "by-hand-show");
    assert.match(await found(page), /^fir\[0\]\[1\] is 15, for taking right: /);
    assert.deepEqual(await numbersOf(page, "fir of coins 0 to 1"), ["15"]);

    // It is there when the page is loaded again, until it is cleared.
    await page.driver.navigate().refresh();
    await ready(page);
    assert.deepEqual(await numbersOf(page, "fir of coins 0 to 1", "sec of coins 0 to 3", "fir of coins 0 to 5"), ["15", "99", ""]);
    await press(page, "by-hand-clear");
    await page.driver.navigate().refresh();
    await ready(page);
    assert.deepEqual(await numbersOf(page, "fir of coins 0 to 1", "fir of coin 0"), ["", ""]);
});

inBrowsers("a table of a spreadsheet fills the table by hand, and a wrong one changes nothing", { skip }, async (page) => {
    await open(page, "one");
    await fill(page);
    // Tab leaves the table at its end.
    await page.keys("15", Key.TAB, "0", Key.TAB);
    assert.equal(await page.run(() => document.activeElement.id), "by-hand-check");
    await page.keys(Key.ENTER);
    assert.equal(await found(page), "All numbers are right, and the table is full.");
    await press(page, "by-hand-clear");

    await open(page, "calls");
    await fill(page);
    await paste(page, "\t0\t1\t2\t3\n0\t8\t15\t11\t22\n1\t\t15\t15\t22\n2\t\t\t3\t7\n3\t\t\t\t7\n");
    await press(page, "by-hand-check");
    assert.match(await found(page), /^F\[1\]\[3\] is not 22\. /);
    await page.run(() => document.querySelector('#by-hand [aria-label="F of coins 1 to 3"]').focus());
    await paste(page, "5\tx\n");
    assert.equal(await found(page), "Nothing is filled in: line 1, cell 2 has no place in the table: each line ends at its last column, and begins at the diagonal.");
    assert.deepEqual(await numbersOf(page, "F of coins 1 to 3", "F of coins 2 to 3"), ["22", "7"]);
    await paste(page, "18\n.\n");
    assert.deepEqual(await numbersOf(page, "F of coins 1 to 3", "F of coins 2 to 3"), ["18", ""]);
    await press(page, "by-hand-check");
    assert.equal(await found(page), "What is there is right. One number is missing.");
    await press(page, "by-hand-clear");
});

inBrowsers("on a phone the table by hand scrolls in its own box", { skip, only: "chromium", isPhone: true, width: 390, height: 740 }, async (page) => {
    for (const [session, keyboard] of [["twenty", "numeric"], ["digits", "text"]]) {
        await open(page, session);
        await fill(page);
        const seen = await page.run(() => {
            const box = document.getElementById("by-hand-table");
            const fields = [...box.querySelectorAll("input")];
            return {
                page: document.documentElement.scrollWidth,
                boxScrolls: [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight],
                small: fields.filter((field) => field.getBoundingClientRect().height < 44).length,
                keyboards: [...new Set(fields.map((field) => field.inputMode))],
            };
        });
        assert.deepEqual(seen, { page: 390, boxScrolls: [true, false], small: 0, keyboards: [keyboard] }, session);
    }
});

for (const [width, height] of [[390, 844], [320, 568], [320, 256]]) {
    inBrowsers(`at ${width} × ${height} a finger reads the words and the picture, and nothing tells of keys`, { skip, only: "chromium", isPhone: true, width, height }, async (page) => {
        for (const [session, options, behind] of [
            ["six", [], "#step=17"], ["six", ["--quiz"], "#step=17"], ["calls", [], "#step=9"], ["sixteen", [], "#step=60"],
            ["digits", [], "#step=21"], ["lecture.ron", [], "#lesson=1"], ["lecture.ron", [], "#lesson=5&step=3"],
            ["lecture.ron", [], "#lesson=8&step=3"], ["course.ron", [], "#lesson=24&step=2"], ["course.ron", [], "#lesson=27&step=2"],
        ]) {
            await open(page, session, { options, behind });
            const seen = await page.run(() => {
                document.querySelectorAll("details").forEach((details) => { details.open = !details.closest("nav"); });
                const rect = (element) => element.getBoundingClientRect();
                const box = rect(document.getElementById("box"));
                const panel = document.getElementById("panel");
                const texts = [...document.querySelectorAll("#box text")].filter((text) => text.textContent.trim());
                const marks = [...document.querySelectorAll('#marks [stroke="var(--current)"]')].slice(-1).map(rect);
                const isIn = (mark) => mark.left >= box.left - 1 && mark.right <= box.right + 1 && mark.top >= box.top - 1 && mark.bottom <= box.bottom + 1;
                const pressed = [...document.querySelectorAll("button, select, input:not([type=checkbox], [type=radio]), summary, nav a, #question label, #settings label")];
                const isSmall = (element) => element.checkVisibility() && (rect(element).height < 44 || rect(element).width < 44);
                return {
                    scrolls: document.documentElement.scrollWidth > innerWidth,
                    low: texts.map((text) => [text.textContent, rect(text).height]).filter(([, height]) => height < 11),
                    isCut: panel.scrollHeight > panel.clientHeight + 1,
                    order: rect(panel).top < innerHeight && rect(panel).bottom < box.top,
                    isBelow: innerHeight > 500 && box.top + 60 > Math.min(innerHeight, rect(document.getElementById("controls")).top),
                    outside: marks.filter((mark) => !isIn(mark)).length,
                    keys: [...document.querySelectorAll("#keys, .for-keys")].filter((element) => element.checkVisibility()).length,
                    titles: [...document.querySelectorAll("#stepper [title]")].map(({ title }) => title).filter((title) => title.includes("(")),
                    small: pressed.filter(isSmall).map((element) => element.id || element.outerHTML.slice(0, 60)),
                };
            });
            const good = { scrolls: false, low: [], isCut: false, order: true, isBelow: false, outside: 0, keys: 0, titles: [], small: [] };
            assert.deepEqual(seen, good, `${session} ${options} ${behind}`);
        }
    });
}

inBrowsers("on a phone the words of a slide that is wider than the screen are not cut", { skip, only: "chromium", isPhone: true, width: 390, height: 844 }, async (page) => {
    await open(page, "07-two-coins.ron", { options: ["--show", "stops"] });
    const { isWide, cut } = await page.run(() => {
        const rect = (element) => element.getBoundingClientRect();
        const box = document.getElementById("box");
        const texts = [...box.querySelectorAll("text")].filter((text) => text.textContent.trim());
        const isCut = (text) => rect(text).left < rect(box).left || rect(text).right > rect(box).right;
        return { isWide: box.scrollWidth > box.clientWidth, cut: texts.filter(isCut).map((text) => text.textContent) };
    });
    assert.deepEqual([isWide, cut], [true, []]);
});

inBrowsers("on a phone a button shows the whole picture, and a key brings the list of keys", { skip, only: "chromium", isPhone: true, width: 390, height: 740 }, async (page) => {
    await open(page, "six", { behind: "#step=17" });
    const scrolls = () => page.run(() => {
        const box = document.getElementById("box");
        return [box.scrollWidth > box.clientWidth, document.getElementById("whole").getAttribute("aria-pressed")];
    });
    assert.deepEqual(await scrolls(), [true, "false"]);
    await press(page, "whole");
    assert.deepEqual(await scrolls(), [false, "true"]);
    await press(page, "forward");
    assert.deepEqual(await scrolls(), [false, "true"]);
    await press(page, "whole");
    assert.deepEqual(await scrolls(), [true, "false"]);
    const tellsKeys = () => page.run(() => document.getElementById("keys").checkVisibility());
    assert.equal(await tellsKeys(), false);
    await page.keys(Key.ARROW_RIGHT);
    assert.equal(await tellsKeys(), true);
});

inBrowsers("a phone shows its keyboard for numbers, if no number has a sign", { skip, only: "chromium", isPhone: true, width: 390, height: 740 }, async (page) => {
    for (const [session, keyboard] of [["six", "numeric"], ["digits", "text"]]) {
        await open(page, session, { behind: "#step=17", options: ["--quiz"] });
        assert.equal(await page.run(() => document.getElementById("number").inputMode), keyboard, session);
    }
});

inBrowsers("a print is the filled table with its title, on one page", { skip }, async (page) => {
    await open(page, "six", { behind: "#step=3" });
    await choose(page, "theme", "dark");
    const pdf = await page.driver.printPage({ orientation: "landscape", background: true });
    await writeFile(file(`${page.browser}.pdf`), Buffer.from(pdf, "base64"));
    const { stdout } = await run("pdftotext", ["-layout", file(`${page.browser}.pdf`), "-"]);
    assert.match(stdout, /Six <b>coins<\/b>/);
    // The last cell, and no words of the third step.
    assert.match(stdout, /24 +20/);
    assert.doesNotMatch(stdout, /step 3 of 21|Play/);
    assert.equal(stdout.split("\f").length - 1, 1, stdout);
});

inBrowsers("a print of a course has a picture of each lesson, also of a row that is shown as a map", { skip }, async (page) => {
    await open(page, "course.ron");
    const pdf = await page.driver.printPage({ background: true });
    await writeFile(file(`course-${page.browser}.pdf`), Buffer.from(pdf, "base64"));
    const { stdout } = await run("pdftotext", ["-layout", file(`course-${page.browser}.pdf`), "-"]);
    // The name of the present lesson stands above the list, too.
    const lessons = stdout.split(/Lesson \d+ · /).slice(2);
    assert.equal(lessons.length, 36, stdout);
    // The numbers beside the rows of a table, or of a map.
    lessons.forEach((lesson) => assert.match(lesson, /\b0\b/));
    lessons.slice(26, 30).forEach((lesson) => assert.match(lesson, /(odd|even) lengths[^]*\b200\b/));
});

inBrowsers("the page asks for nothing", { skip, allows: /coin-duel\.invalid/ }, async (page) => {
    await open(page, "six", { options: ["--quiz"] });
    assert.deepEqual(await page.run(() => performance.getEntriesByType("resource").map(({ name }) => name)), []);
    const refused = await page.run(async () => {
        const violation = new Promise((resolve) => addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), { once: true }));
        const image = new Image();
        image.src = "https://coin-duel.invalid/x.png";
        return violation;
    });
    assert.equal(refused, "img-src");
});

for (const [session, options, behind, isPhone] of [
    ["six", [], "#step=17", false],
    ["six", ["--quiz"], "#step=17", false],
    ["six", ["--quiz"], "#step=18", true],
    ["long", [], "#step=400", false],
    ["lecture.ron", [], "#lesson=3&step=2", false],
    ["lecture.ron", [], "#lesson=3&all&step=2", true],
]) {
    const size = isPhone ? { isPhone, width: 390, height: 740 } : {};
    inBrowsers(`axe finds nothing on the page of ${session} ${options.join(" ")}${isPhone ? " on a phone" : ""}`, { skip, only: "chromium", ...size }, async (page) => {
        await open(page, session, { options, behind });
        await page.run(await readFile(AXE, "utf8"));
        for (const theme of ["light", "dark", "contrast"]) {
            await choose(page, "theme", theme);
            await page.run(() => document.querySelectorAll("details").forEach((details) => { details.open = true; }));
            const violations = await page.run(async () => {
                const { violations } = await axe.run(document, { rules: { "color-contrast-enhanced": { enabled: false } } });
                return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`).join("; ")}`);
            });
            assert.deepEqual(violations, [], theme);
        }
    });
}

inBrowsers("without a script the filled table and all steps can be read", { skip, without: "script" }, async (page) => {
    await exported("six", "six.html");
    await page.driver.get(pathToFileURL(file("six.html")).href);
    const shown = async (selector) => (await page.driver.findElement(By.css(selector))).isDisplayed();
    assert.deepEqual(await Promise.all([".filled > svg", ".steps li:last-child", "#stepper", "#by-hand"].map(shown)), [true, true, false, false]);
    const steps = await (await page.driver.findElement(By.css(".steps"))).getText();
    assert.match(steps, /Coins 1…4: 15 {1,2}3 {1,2}7 {1,2}9/);
    assert.match(steps, /22 is larger: take left\. fir = 22 sec = fir\[2\]\[4\] = 12/);

    await exported("course.ron", "course.html");
    await page.driver.get(pathToFileURL(file("course.html")).href);
    const lessons = await page.driver.findElements(By.css(".lesson"));
    assert.equal(lessons.length, 36);
    for (const lesson of lessons) {
        const picture = await lesson.findElement(By.css(".filled > svg"));
        assert.ok(await picture.isDisplayed());
    }
});

inBrowsers("in any font the texts of a picture have the widths that keep them apart", { skip }, async (page) => {
    await open(page, "course.ron", { behind: "#lesson=27&step=2" });
    const overlaps = () => page.run(() => {
        const texts = [...document.querySelectorAll("#box text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
        // The boxes of two lines may meet where no letter does, as far as a font has room above its letters.
        const isOneLine = (one, other) => Math.abs(one.top + one.bottom - other.top - other.bottom) < Math.min(one.height, other.height);
        const meet = ([, one], [, other]) => one.left < other.right && other.left < one.right && isOneLine(one, other);
        return texts.flatMap((one, index) => texts.slice(index + 1).filter((other) => meet(one, other)).map((other) => `${one[0]} | ${other[0]}`));
    });
    assert.deepEqual(await overlaps(), []);
    await page.run(() => { location.hash = "#lesson=3&step=2"; });
    await page.until("third lesson", () => document.getElementById("about").textContent.startsWith("Lesson 3 "));
    assert.deepEqual(await overlaps(), []);
});

inBrowsers("a course has its lessons in one page", { skip }, async (page) => {
    await open(page, "lecture.ron", { behind: "#lesson=2&step=4" });
    const about = () => page.run(() => document.getElementById("about").textContent);
    assert.deepEqual([await about(), await place(page)], ["Lesson 2 · One, two, three coins", "picture 5 of 7"]);
    const answer = /Answer: take either/;
    assert.doesNotMatch(await shownWords(page), answer);
    await page.keys(Key.ARROW_RIGHT);
    assert.match(await shownWords(page), answer);
    await page.keys(Key.END, Key.ARROW_RIGHT);
    assert.equal(await about(), "Lesson 3 · Try everything");
    await page.keys(Key.ARROW_LEFT);
    assert.deepEqual([await about(), await place(page)], ["Lesson 2 · One, two, three coins", "picture 7 of 7"]);
    await page.run(() => [...document.querySelectorAll("#lessons a")].at(-1).click());
    await page.until("last lesson", () => document.getElementById("about").textContent === "Lesson 13 · What have we seen?");
    await choose(page, "view", "all");
    assert.equal(await place(page), "step 0 of 10");
    await page.until("address", () => location.hash === "#lesson=13&all&step=0");
});

for (const [width, height, isPhone] of [[320, 640, true], [360, 740, true], [740, 360, true], [768, 1024, false], [1280, 800, false], [1920, 1080, false]]) {
    inBrowsers(`at ${width} × ${height} nothing moves from step to step, and only the table scrolls`, { skip, width, height, isPhone, only: isPhone ? "chromium" : undefined }, async (page) => {
        for (const session of ["six", "long", "digits"]) {
            await open(page, session);
            const places = () => page.run(() => ["buttons", "slider", "panel", "box", "menus"].map((id) => {
                const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
                return [id, left, top, width, height].join(" ");
            }));
            const before = await places();
            for (const key of [Key.ARROW_RIGHT, Key.END, Key.ARROW_LEFT]) {
                await page.keys(key);
                assert.deepEqual(await places(), before, session);
            }
            // A phone makes its window as wide as the page.
            const { scrolls, low, small } = await page.run((isPhone, width) => ({
                scrolls: document.documentElement.scrollWidth > Math.min(innerWidth, width),
                low: document.getElementById("controls").getBoundingClientRect().bottom > innerHeight,
                small: isPhone ? [...document.querySelectorAll("button, select, input")].filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44).map(({ id }) => id) : [],
            }), isPhone, width);
            assert.deepEqual({ scrolls, low, small }, { scrolls: false, low: false, small: [] }, session);
        }
    });
}
