// Measures the page and egui's own demo in Chromium: node measure.js SITE DEMO. `benches/web` calls it.

import { execFileSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { readFile, readdir, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { Builder, Key } from "selenium-webdriver";
import chrome from "selenium-webdriver/chrome.js";

const [site, demo] = process.argv.slice(2);
const { CHROMIUM = "/usr/bin/chromium", CHROMEDRIVER = "/usr/bin/chromedriver" } = process.env;
const STARTS = 7;
const SECONDS_OF_FRAMES = 8;
const COINS = "8,15,3,7,9,2,11,4,6,13,1,10,5,14,12,99";
const DEMO_PAGE = `<!doctype html><style>html, body, canvas { margin: 0; width: 100%; height: 100%; overflow: hidden; }</style>
<canvas id="window"></canvas><script type="module">
import init, { start } from "./demo.js";
await init();
await start(document.getElementById("window"));
document.body.classList.add("runs");
</script>`;

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    if (path === "/demo/") {
        response.setHeader("content-type", "text/html");
        return response.end(DEMO_PAGE);
    }
    const file = path.startsWith("/demo/") ? join(demo, path.slice(6)) : join(site, path === "/" ? "index.html" : path);
    if (!(await stat(file).catch(() => null))?.isFile()) {
        response.statusCode = 404;
        return response.end();
    }
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.setHeader("cache-control", "max-age=600"); // as on GitHub Pages
    createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://localhost:${server.address().port}`;

/** In each page, before its own scripts: notes when it runs, how long each frame holds the page up, and long tasks. */
const WATCH = `
    window.measured = { frames: [], longTasks: [], firstPicture: null };
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) { measured.longTasks.push([startTime, duration]); }
    }).observe({ type: "longtask", buffered: true });
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (draw) => ask((time) => {
        const start = performance.now();
        draw(time);
        measured.frames.push(performance.now() - start);
        if (measured.firstPicture === null && document.body?.classList.contains("runs")) {
            ask(() => { measured.firstPicture ??= performance.now(); });
        }
    });`;

/** The browsers that run. They end with the program, whatever happens. */
const started = [];

async function start() {
    const options = new chrome.Options();
    options.setChromeBinaryPath(CHROMIUM);
    options.addArguments("--headless=new", "--no-sandbox", "--window-size=1280,887");
    options.addArguments("--use-angle=swiftshader", "--enable-unsafe-swiftshader");
    const service = new chrome.ServiceBuilder(CHROMEDRIVER);
    const driver = await new Builder().forBrowser("chrome").setChromeOptions(options).setChromeService(service).build();
    started.push(driver);
    await driver.sendDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
    await driver.sendDevToolsCommand("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
    return driver;
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const runs = (driver) => driver.wait(() => driver.executeScript("return document.body?.classList.contains('runs') && measured.firstPicture"), 60_000);
/** Presses a control as soon as it is there. */
const press = (driver, name) => driver.wait(() => driver.executeScript((name) => {
    const element = [...document.querySelectorAll("#accesskit *")].find((element) => (element.getAttribute("aria-label") ?? "").startsWith(name));
    element?.click();
    return Boolean(element);
}, name), 10_000, `there is no ${name}`, 20);
const chord = (driver, key) => driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
const shows = (driver, pattern) => driver.wait(() => driver.executeScript((pattern) => {
    const texts = [...document.querySelectorAll("#accesskit *")].map((element) => element.getAttribute("aria-label") ?? element.textContent);
    return texts.some((text) => new RegExp(pattern).test(text));
}, pattern), 60_000, pattern, 20);

/** Returns the times until the first picture, in milliseconds: of first visits to a page, and of second ones. */
async function firstPictures(page) {
    const driver = await start();
    const visit = async () => {
        await driver.get(`${address}${page}`);
        return runs(driver);
    };
    const first = await visit();
    // The page keeps its files for the next visit when it has shown its picture.
    await sleep(3);
    const second = await visit();
    await driver.quit();
    return [first, second];
}

/** Returns the frames of some seconds, in milliseconds each. */
async function frames(driver) {
    await driver.executeScript("measured.frames.length = 0");
    await sleep(SECONDS_OF_FRAMES);
    return driver.executeScript("return measured.frames");
}

/** Returns the median frame of the program while it plays, and of the demo. Only one of them is drawn at a time. */
async function frameRatio() {
    const drivers = [await start(), await start()];
    const medians = [[], []];
    for (let round = 0; round < 3; round += 1) {
        for (const [index, page] of [`/#${COINS}`, "/demo/"].entries()) {
            const driver = drivers[index];
            await driver.get(`${address}${page}`);
            await runs(driver);
            await sleep(2);
            if (index === 0) {
                await press(driver, "First step of fill");
                await press(driver, "Play fill");
            }
            medians[index].push(median(await frames(driver)));
            await driver.get("about:blank");
        }
    }
    await Promise.all(drivers.map((driver) => driver.quit()));
    return medians.map(median);
}

/** Returns the resident memory of the largest process that draws a page, in MB. */
async function memory() {
    let most = 0;
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
        const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        if (command.includes("--type=renderer")) {
            const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
            most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
        }
    }
    return most;
}

/** Drops a file of coins. It is made before anything is measured. */
async function drop(driver, count) {
    await driver.executeScript((count) => {
        const coins = Array.from({ length: count }, (_, index) => ((index * 7919) % 1000) + 1);
        window.dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([coins.join(" ")], "coins.txt"));
    }, count);
    await sleep(1);
    await driver.executeScript(() => {
        measured.longTasks.length = 0;
        window.droppedAt = performance.now();
        for (const kind of ["dragenter", "dragover", "drop"]) {
            document.getElementById("window").dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
        }
    });
}

async function million() {
    const driver = await start();
    await driver.get(`${address}/`);
    await runs(driver);
    await sleep(2);
    const before = await memory();
    await drop(driver, 1_000_000);
    await shows(driver, "^1,000,000 coins");
    await shows(driver, "sampled per");
    const time = await driver.executeScript("return performance.now() - droppedAt");
    await sleep(4);
    const after = await memory();
    const longTasks = () => driver.executeScript("return measured.longTasks.splice(0)");
    const first = await longTasks();
    await drop(driver, 16);
    await shows(driver, "^16 coins");
    await sleep(2);
    await drop(driver, 1_000_000);
    await shows(driver, "^1,000,000 coins");
    await shows(driver, "sampled per");
    await sleep(2);
    const again = await longTasks();
    await chord(driver, "s");
    await sleep(1);
    await longTasks();
    await press(driver, "Save");
    await sleep(2);
    const saving = await longTasks();
    await driver.quit();
    return { time, before, after, first, again, saving };
}

/** A minute of use: every subject and dialog, typing, playing, predicting, a long row. */
async function minute() {
    const driver = await start();
    await driver.get(`${address}/#${COINS}`);
    await runs(driver);
    await sleep(3);
    await driver.executeScript("measured.longTasks.length = 0");
    const begun = performance.now();
    const steps = [
        ...["Last step of fill", "First step of fill", "Play fill", "Pause fill"],
        ...["Stage: Code", "Stage: Calls", "Stage: Game"],
        ...["Last step of game", "First step of game", "Play game", "Pause game", "Stage: Table", "Forward of fill", "Forward of fill", "Back of fill", "Last step of fill"],
    ];
    while (performance.now() - begun < 60_000) {
        for (const name of steps) {
            await press(driver, name);
            await sleep(0.6);
        }
        // The dialogs and the lecture view, each left by Escape.
        for (const [open, shown] of [[() => chord(driver, "e"), "File to write"], [() => chord(driver, "k"), "Find a command"], [() => driver.actions().sendKeys("l").perform(), "Leave the lecture view"]]) {
            await open();
            await shows(driver, shown);
            await sleep(0.8);
            // The first Escape may only leave a field.
            await driver.actions().sendKeys(Key.ESCAPE, Key.ESCAPE).perform();
            await sleep(0.6);
        }
    }
    const tasks = await driver.executeScript("return measured.longTasks");
    await driver.quit();
    return tasks;
}

const ms = (time) => `${time.toFixed(0)} ms`;
const listed = (tasks) => `${tasks.length} long tasks: ${tasks.map(([at, length]) => `${ms(length)} at ${(at / 1000).toFixed(1)} s`).join(", ")}`;
try {
    console.log(execFileSync(CHROMIUM, ["--version"]).toString().trim());
    const pictures = { "/": [], "/demo/": [] };
    for (let round = 0; round < STARTS; round += 1) {
        for (const page of Object.keys(pictures)) {
            pictures[page].push(await firstPictures(page));
        }
    }
    for (const [visit, number] of [["first", 0], ["second", 1]]) {
        const [program, demo] = Object.values(pictures).map((visits) => visits.map((visit) => visit[number]));
        console.log(`first picture of a ${visit} visit: ${ms(median(program))} (${program.map(ms).join(", ")}), of egui's demo ${ms(median(demo))} (${demo.map(ms).join(", ")})`);
    }
    const [program, other] = await frameRatio();
    console.log(`median frame: ${program.toFixed(1)} ms with 16 coins, ${other.toFixed(1)} ms of egui's demo: ${(program / other).toFixed(2)}`);
    const { time, before, after, first, again, saving } = await million();
    console.log(`a million coins: shown after ${ms(time)}; memory of the tab ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
    for (const [when, tasks] of [["opened", first], ["opened again", again], ["saved", saving]]) {
        console.log(`a million coins ${when}: ${listed(tasks)}`);
    }
    console.log(`a minute of use: ${listed(await minute())}`);
} finally {
    await Promise.all(started.map((driver) => driver.quit().catch(() => {})));
    server.close();
    server.closeAllConnections();
}
