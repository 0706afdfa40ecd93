// Messages between the program in a frame and the page around it, which is of another origin, and the examples of the docs.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { By, Key, inBrowsers } from "./support.js";

/** A page with the program in a frame, another frame, and all that the program has said. */
const AROUND = `<!doctype html><html lang="en"><title>Course</title><body style="margin: 0">
<iframe id="part" style="width: 1100px; height: 700px; border: 0"></iframe><iframe id="other" srcdoc="<p>"></iframe>
<script>
window.said = [];
const part = document.getElementById("part");
addEventListener("message", ({ source, data }) => { if (source === part.contentWindow) said.push(data); });
</script>`;
const pages = { "/course.html": AROUND };

/** Shows the program in the frame of the page around it, with this address, and waits until it is drawn. */
async function embed(page, query, origin = page.server.around) {
    const { driver } = page;
    await driver.get(`${page.server.around}/course.html`);
    await page.run((source) => { document.getElementById("part").src = source; }, `${page.server.address}${query.replace("{origin}", origin)}`);
    await inPart(page, () => page.started());
}

/** Does something in the frame of the program. */
async function inPart(page, act) {
    await page.driver.switchTo().frame(await page.driver.findElement(By.id("part")));
    try {
        return await act();
    } finally {
        await page.driver.switchTo().defaultContent();
    }
}

/** Posts a message to the program from a page of its own. */
const post = (page, message) => page.run((message) => document.getElementById("part").contentWindow.postMessage(message, "*"), { coinDuel: 1, ...message });

/** Waits until the program has said a message with these fields, after the first `from` ones. Returns it. */
const hears = (page, fields, from = 0) => page.until(`message ${JSON.stringify(fields)}`, (fields, from) => {
    return window.said.slice(from).find((message) => Object.entries(fields).every(([name, value]) => message[name] === value));
}, fields, from);

const count = (page) => page.run(() => window.said.length);

inBrowsers("the page around goes to a stop, sets a row, steps and plays, and hears what is shown", { pages }, async (page) => {
    await embed(page, "?view=lecture&course=lecture&lesson=one-two-three&stop=1&origin={origin}");
    assert.deepEqual(await hears(page, { is: "ready" }), { coinDuel: 1, is: "ready", stops: 5, stop: 1, of: "fill", step: 0 });
    await post(page, { do: "stop", stop: 3 });
    await hears(page, { is: "stop", stop: 3 });
    await hears(page, { is: "step", of: "fill", step: 5 });
    await inPart(page, () => page.shows(/^cell 0 to 1: first 15, second 8/));
    await post(page, { do: "row", coins: [2, 9, 4, 1, 6] });
    await inPart(page, () => page.shows(/^Coin 4: 6|^coin 4: 6/));
    await post(page, { do: "step", step: 2 });
    await hears(page, { is: "step", step: 2 });
    const before = await count(page);
    await post(page, { do: "play" });
    await hears(page, { is: "step", step: 3 }, before);
    await post(page, { do: "pause" });
    await post(page, { do: "hello" });
    await hears(page, { is: "ready" }, before);
});

inBrowsers("a message that is wrong is answered with what would be right", { pages }, async (page) => {
    await embed(page, "?view=lecture&course=lecture&lesson=2&stop=1&origin={origin}");
    await hears(page, { is: "ready" });
    const answers = [
        [{ do: "stop", stop: 99 }, "the message says stop: 99; it can be 1 to 5"],
        [{ do: "step", step: 100 }, "the message says step: 100; it can be 0 to 6"],
        [{ do: "stopp" }, 'the message says do: "stopp"; it can be hello, stop, row, play, pause, step'],
        [{ do: "row", coins: [1, "2"] }, 'the message says "2" as coin 2; it can be a whole number'],
        [{ coinDuel: 2 }, "the message says coinDuel: 2; it can be 1"],
    ];
    for (const [message, text] of answers) {
        await post(page, message);
        await hears(page, { is: "error", text });
    }
    await post(page, { do: "row", coins: [1e15] });
    assert.match((await hears(page, { is: "error" }, answers.length + 1)).text, /1,000,000,000,000,000/);
    await inPart(page, () => page.shows("cell 2: empty"));
});

inBrowsers("the page around hears the answers of a learner", { pages }, async (page) => {
    await embed(page, "?course=course&lesson=greedy-loses&stop=2&origin={origin}");
    await hears(page, { is: "ready", stop: 2 });
    const answer = (text) => inPart(page, async () => {
        await page.fill("your answer", text);
        await page.press("button", "Check");
    });
    await answer("7");
    const wrong = await hears(page, { is: "answer", given: "7" });
    assert.deepEqual([wrong.stop, wrong.right], [2, false]);
    assert.match(wrong.question, /^A row has one coin, the 8\./);
    await answer("8");
    await hears(page, { is: "answer", stop: 2, given: "8", right: true });
    await post(page, { do: "stop", stop: 5 });
    await hears(page, { is: "stop", stop: 5 });
    await inPart(page, async () => {
        // The elements follow the window ten times a second, and the stop before has such a button, too.
        await page.find("status", "What is fir of coins 1 to 2?");
        await page.press("button", "Show me");
    });
    await hears(page, { is: "answer", stop: 5, given: null, right: false });
});

inBrowsers("another origin than that of the address is not heard, and hears nothing", { pages, allows: /postMessage|origin/ }, async (page) => {
    await embed(page, "?view=table&origin={origin}#8,15,3,7", "https://example.org");
    await post(page, { do: "row", coins: [1, 2] });
    await post(page, { do: "stopp" });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await inPart(page, () => page.shows("cell 3: empty"));
    assert.equal(await count(page), 0);
});

inBrowsers("without an origin in the address a page of another one is not heard", { pages, only: "chromium" }, async (page) => {
    await embed(page, "?view=table#8,15,3,7");
    await post(page, { do: "row", coins: [1, 2] });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await inPart(page, () => page.shows("cell 3: empty"));
    assert.equal(await count(page), 0);
});

inBrowsers("another frame of the same page is not heard", { pages }, async (page) => {
    await embed(page, "?view=table&origin={origin}#8,15,3,7");
    await hears(page, { is: "ready" });
    await page.run(() => {
        const script = document.getElementById("other").contentDocument.createElement("script");
        script.textContent = `parent.document.getElementById("part").contentWindow.postMessage({ coinDuel: 1, do: "row", coins: [1, 2] }, "*")`;
        document.getElementById("other").contentDocument.body.append(script);
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await inPart(page, () => page.shows("cell 3: empty"));
});

inBrowsers("an origin that is none is named in the page", { pages }, async (page) => {
    await embed(page, "?view=table&origin=*#8,15,3,7");
    await inPart(page, () => page.shows(/the address says origin=\*; it can be an origin such as/));
});

inBrowsers("an address names a lesson of a bundled course, and a wrong one what there is", { pages }, async (page) => {
    await page.open("?course=idea&lesson=2&stop=3");
    await page.shows(/One, two, three coins/);
    await page.shows(/^cell 0 to 1: first 15, second 8/);
    await page.open("?view=lecture&course=lectures");
    await page.shows(/^the address says course=lectures; it can be course, lecture, idea or hour/);
    await page.open("?view=lecture&course=idea&lesson=9");
    await page.shows(/^the address says lesson=9; it can be 1 to 5/);
    // A row goes before a lesson.
    await page.open("?course=idea&lesson=2#4,5");
    await page.shows("coin 1: 5");
});

/** An example of the docs, with the addresses of the test. */
const example = async (name) => {
    const text = await readFile(new URL(`../../docs/lecturing/${name}`, import.meta.url), "utf8");
    return text.replaceAll("https://example.org/duel/", "{site}").replaceAll('"https://example.org"', "new URL(\"{site}\").origin")
        .replaceAll(/https:\/\/(slides|moodle)\.example\.org/g, "{around}").replaceAll('"dist/', '"/modules/reveal.js/dist/');
};

inBrowsers("the clicker of the deck goes through the stops", { pages: { "/deck.html": await example("embed-reveal.html") } }, async (page) => {
    const { driver } = page;
    await driver.get(`${page.server.around}/deck.html`);
    await page.until("deck", () => Reveal.isReady());
    const frame = () => driver.findElement(By.css("iframe.coin-duel"));
    const shows = async (name) => {
        await driver.switchTo().frame(await frame());
        await page.shows(name);
        await driver.switchTo().defaultContent();
    };
    await page.keys(Key.ARROW_RIGHT);
    await shows("cell 0: empty");
    await page.until("ready program", () => document.querySelector("iframe.coin-duel").dataset.ready === "");
    await page.keys(Key.ARROW_RIGHT);
    await shows("cell 0: first 8, second 0");
    await page.keys(Key.ARROW_RIGHT);
    await shows(/^cell 0 to 1: first 15, second 8/);
    await page.keys(Key.ARROW_LEFT);
    await shows(/^cell 0 to 1: empty/);
    // Who comes back from behind sees the stop that the slide has come to.
    await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
    await page.until("last slide", () => Reveal.getState().indexh === 2);
    await page.keys(Key.ARROW_LEFT);
    await page.until("slide of the lesson", () => Reveal.getState().indexh === 1);
    await shows(/^cell 0 to 1: first 15, second 8/);
});

const block = await example("embed-moodle.html");
/** A course page with the snippet in its body, and one that shows it in a frame with a sandbox. */
const MOODLE = {
    "/moodle.html": `<!doctype html><html lang="en"><title>Course</title><div class="block_html"><div class="content">${block}</div></div>`,
    "/sandbox.html": `<!doctype html><html lang="en"><title>Course</title><iframe id="block" src="/moodle.html" sandbox="allow-scripts allow-same-origin" style="width: 1100px; height: 800px"></iframe>`,
};

for (const path of ["moodle", "sandbox"]) {
    inBrowsers(`the block of a course page counts the answers: ${path}.html`, { pages: MOODLE }, async (page) => {
        const { driver } = page;
        await driver.get(`${page.server.around}/${path}.html`);
        const toBlock = async () => {
            await driver.switchTo().defaultContent();
            if (path === "sandbox") {
                await driver.switchTo().frame(await driver.findElement(By.id("block")));
            }
        };
        await toBlock();
        await driver.switchTo().frame(await driver.findElement(By.id("coin-duel")));
        await page.started();
        for (const [answer, said] of [["7", "0 of 1 answers are right."], ["8", "1 of 2 answers are right."]]) {
            await page.fill("your answer", answer);
            await page.press("button", "Check");
            await toBlock();
            await page.until(said, (said) => document.getElementById("coin-duel-said").textContent === said, said);
            await driver.switchTo().frame(await driver.findElement(By.id("coin-duel")));
        }
    });
}
