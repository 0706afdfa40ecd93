// Serves the site, starts browsers, and finds what the window shows by role and name.
//
// COIN_DUEL_SITE names the folder of the site, if it is not target/web, and COIN_DUEL_BROWSERS the browsers. The other
// variables name programs. Firefox takes Xvfb, too.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { execFile, spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Builder, By, Key, logging } from "selenium-webdriver";
import LogInspector from "selenium-webdriver/bidi/logInspector.js";
import chrome from "selenium-webdriver/chrome.js";
import firefox from "selenium-webdriver/firefox.js";

const run = promisify(execFile);

export const SITE = process.env.COIN_DUEL_SITE ?? fileURLToPath(new URL("../../target/web/", import.meta.url));
const MODULES = fileURLToPath(new URL("./node_modules/", import.meta.url));
const BROWSERS = (process.env.COIN_DUEL_BROWSERS ?? "chromium,firefox").split(",");
const {
    CHROMIUM = "/usr/bin/chromium",
    CHROMEDRIVER = "/usr/bin/chromedriver",
    FIREFOX = "/usr/bin/firefox-esr",
    GECKODRIVER = "geckodriver",
} = process.env;
/** How long a test waits for something, and how often it looks, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 50;
const LONGEST_TEST = 120_000;

const TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
    ".svg": "image/svg+xml", ".png": "image/png", ".txt": "text/plain", ".webmanifest": "application/manifest+json",
};

/**
 * Serves the site below `/some/folder/`, the packages of the tests below `/modules/`, and `pages` by their paths. In them,
 * `{site}` stands for the address of the site, and `{around}` for the origin of these pages. `alters` has changes of files of the site, by their names: each gets the
 * response and the text, and returns the text to send.
 */
async function serve(browser, pages = {}, alters = {}) {
    const missing = [];
    const asked = [];
    let address;
    let around;
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
        if (path in pages) {
            response.setHeader("content-type", "text/html; charset=utf-8");
            return response.end(pages[path].replaceAll("{site}", address).replaceAll("{around}", around));
        }
        const folders = { "/some/folder/": SITE, "/modules/": MODULES };
        const start = Object.keys(folders).find((start) => path.startsWith(start));
        let file = start && join(folders[start], path.slice(start.length));
        if (file?.endsWith("/")) {
            file += "index.html";
        }
        if (!file || !(await stat(file).catch(() => null))?.isFile()) {
            // Browsers ask for this one by themselves.
            const isAsked = path !== "/favicon.ico";
            response.statusCode = isAsked ? 404 : 204;
            if (isAsked) {
                missing.push(path);
            }
            return response.end();
        }
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        asked.push(basename(file));
        const alter = alters[basename(file)];
        if (alter) {
            return response.end(alter(response, await readFile(file, "utf8")));
        }
        createReadStream(file).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address();
    // Only a secure page may have a service worker: one of this machine, for example.
    address = `http://localhost:${port}/some/folder/`;
    // Pages around a part are of another origin. The driver of Firefox sends keys only to frames of the same one.
    around = `http://${browser === "firefox" ? "localhost" : "127.0.0.1"}:${port}`;
    return {
        address,
        around,
        /** What pages asked for in vain. */
        missing,
        /** The names of the files that pages asked for. */
        asked,
        stop: () => new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
        }),
    };
}

/** Starts a display without a screen. Returns its name, and a function that ends it. */
function startDisplay() {
    return new Promise((resolve, reject) => {
        const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"];
        const server = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
        const end = () => {
            process.off("exit", end);
            server.kill();
        };
        let number = "";
        server.once("error", reject);
        server.stdio[3].on("data", (part) => { number += part; });
        server.stdio[3].once("end", () => {
            // The tests end while it still runs.
            server.unref();
            resolve({ name: `:${number.trim()}`, stop: end });
        });
        process.once("exit", end);
    });
}

let shared;

/** Returns the name of the display of all browsers that need one and no keys. Firefox has WebGL only with a display. */
async function sharedDisplay() {
    shared ??= startDisplay();
    return (await shared).name;
}

function startChromium(downloads, { width, height, isPhone, scale = 1, without, display }) {
    const options = new chrome.Options();
    options.setChromeBinaryPath(CHROMIUM);
    options.addArguments("--no-sandbox", "--no-first-run", `--window-size=${width},${height}`, "--window-position=0,0");
    if (!display) {
        options.addArguments("--headless=new");
    }
    options.addArguments(...(without === "webgl" ? ["--disable-3d-apis"] : ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]));
    if (without === "wasm") {
        options.addArguments("--js-flags=--jitless");
    }
    options.setUserPreferences({
        "download.default_directory": downloads,
        "download.prompt_for_download": false,
        ...without === "script" && { "profile.managed_default_content_settings.javascript": 2 },
    });
    if (scale !== 1) {
        // A browser that only acts as if it had more pixels gives the canvas none of them.
        options.addArguments(`--force-device-scale-factor=${scale}`);
    }
    if (isPhone) {
        options.setMobileEmulation({ deviceMetrics: { width, height, pixelRatio: scale, touch: true } });
    }
    const preferences = new logging.Preferences();
    preferences.setLevel(logging.Type.BROWSER, logging.Level.ALL);
    options.setLoggingPrefs(preferences);
    const service = new chrome.ServiceBuilder(CHROMEDRIVER);
    if (display) {
        service.setEnvironment({ ...process.env, DISPLAY: display, WAYLAND_DISPLAY: "" });
    }
    return new Builder().forBrowser("chrome").setChromeOptions(options).setChromeService(service).build();
}

async function startFirefox(downloads, { width, height, without, display, firefox: asked = {} }) {
    const options = new firefox.Options();
    options.setBinary(FIREFOX);
    options.addArguments(`--width=${width}`, `--height=${height}`);
    const preferences = {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.helperApps.neverAsk.saveToDisk": "application/octet-stream",
        "webgl.force-enabled": without !== "webgl",
        "webgl.disabled": without === "webgl",
        "javascript.options.wasm": without !== "wasm",
        // The tests would wait for optimizations of all of the program, at each load of the page.
        "javascript.options.wasm_optimizingjit": false,
        "javascript.enabled": without !== "script",
        ...asked,
    };
    Object.entries(preferences).forEach(([key, value]) => options.setPreference(key, value));
    options.enableBidi();
    const environment = { ...process.env, DISPLAY: display ?? await sharedDisplay(), WAYLAND_DISPLAY: "" };
    const service = new firefox.ServiceBuilder(GECKODRIVER).setEnvironment(environment);
    return new Builder().forBrowser("firefox").setFirefoxOptions(options).setFirefoxService(service).build();
}

/** Collects the errors in the console of a page and of the frames and workers in it. Returns a function that returns them. */
async function collectErrors(browser, driver) {
    if (browser === "chromium") {
        // With its newer protocol, the driver leaves a frame empty that is loaded a second time.
        return async () => {
            const entries = await driver.manage().logs().get(logging.Type.BROWSER);
            return entries.filter(({ level }) => level.value >= logging.Level.SEVERE.value).map(({ message }) => message);
        };
    }
    const errors = [];
    const log = await LogInspector(driver);
    await log.onLog(({ level, text }) => {
        if (level === "error") {
            errors.push(text);
        }
    });
    return async () => errors.splice(0);
}

/** Starts a browser. Returns its driver, and a function that returns the errors in its console from now on. */
async function start(browser, downloads, options) {
    const starts = { chromium: startChromium, firefox: startFirefox };
    const driver = await starts[browser](downloads, options);
    try {
        return { driver, errors: await collectErrors(browser, driver) };
    } catch (error) {
        // The connection to the console was cut. What is left of the browser may be past quitting.
        await driver.quit().catch(() => {});
        throw error;
    }
}

/**
 * In the page: returns the first element of the window with this role and this name, or `undefined`. The name is a text,
 * or the source of a pattern as `{ pattern }`. Without a role, any element will do.
 */
function elementOf(role, name) {
    const roles = { TEXTAREA: "textbox", INPUT: "textbox" };
    const roleOf = (element) => element.getAttribute("role") ?? (element.type === "range" ? "slider" : roles[element.tagName]);
    const ownText = (element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join("");
    const isNamed = (own) => (name.pattern === undefined ? own === name : new RegExp(name.pattern, "s").test(own));
    return [...document.querySelectorAll("#accesskit *")].find((element) => (!role || roleOf(element) === role) && isNamed(element.getAttribute("aria-label") ?? ownText(element)));
}

const asData = (name) => (name instanceof RegExp ? { pattern: name.source } : name);

/** A window in a browser. A name of something in it is the whole name, or a pattern. */
export class Page {
    constructor(driver, browser, server, downloads, display) {
        Object.assign(this, { driver, browser, server, downloads, display });
    }

    run(script, ...values) {
        return this.driver.executeScript(script, ...values);
    }

    /** Opens an address of the site, and waits until the window is drawn. */
    async open(address = "") {
        // An address that differs only behind `#` would not load the page again.
        await this.driver.get("about:blank");
        await this.driver.get(this.server.address + address);
        await this.started();
    }

    /** Loads the page again as its user does, and waits until the window is drawn. */
    async reload() {
        // The driver's own reload goes past the service worker in Firefox.
        await this.run(() => {
            window.isBeforeReload = true;
            location.reload();
        });
        await this.until("new page", () => window.isBeforeReload === undefined);
        await this.started();
    }

    /** Waits until the window is drawn. Returns the milliseconds since the page was asked for. */
    started() {
        return this.until("start of the program", () => document.body?.classList.contains("runs") && document.querySelector("#accesskit *") !== null && performance.now());
    }

    /** Waits until a function of the page returns something that is true, and returns it. */
    until(what, isSo, ...values) {
        return this.driver.wait(() => this.run(isSo, ...values).catch(() => false), PATIENCE, `no ${what} in time`, PAUSE);
    }

    /** Waits for something with this role and name, and calls `use` with it in the page. Returns what that returns. */
    async with(role, name, use, ...values) {
        const script = `return (async (role, name, ...values) => {
            const element = (${elementOf})(role, name);
            return element && [await (${use})(element, ...values)];
        })(...arguments)`;
        const [used] = await this.until(`${role ?? "text"} “${name}”`, script, role, asData(name), ...values);
        return used;
    }

    /** Waits until the window has something with this role and name. */
    find(role, name) {
        return this.with(role, name, () => true);
    }

    /** Waits until the window has something with this name. */
    shows(name) {
        return this.find(null, name);
    }

    /** Waits until the window has nothing with this role and name. */
    gone(role, name) {
        return this.until(`end of ${role ?? "text"} “${name}”`, `return !(${elementOf})(...arguments)`, role, asData(name));
    }

    /** Whether the window has something with this name now. */
    has(name) {
        return this.run(`return Boolean((${elementOf})(null, ...arguments))`, asData(name));
    }

    /** Presses a control as assistive technology does: by its element, and not by the pointer. */
    press(role, name) {
        return this.with(role, name, (element) => element.click());
    }

    /** Puts a text into a field as assistive technology does. */
    fill(name, text) {
        const put = (field, text) => {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true }));
        };
        return this.with("textbox", name, put, text);
    }

    /** Returns the middle of something with this name, in pixels of the page, once it does not move any more. */
    place(role, name) {
        return this.with(role, name, async (element) => {
            let [x, y, since] = [NaN, NaN, 0];
            // The elements follow the window ten times a second.
            while (Number.isNaN(x) || performance.now() - since < 300) {
                const { left, top, width, height } = element.getBoundingClientRect();
                const middle = [Math.round(left + width / 2), Math.round(top + height / 2)];
                if (!element.isConnected || width === 0) {
                    throw new Error("it is gone");
                }
                if (middle[0] !== x || middle[1] !== y) {
                    [x, y, since] = [...middle, performance.now()];
                }
                await new Promise(requestAnimationFrame);
            }
            return { x, y };
        });
    }

    /** Clicks with the pointer at the middle of something with this name. */
    async click(role, name) {
        await this.driver.actions().move(await this.place(role, name)).click().perform();
    }

    /** Types keys where the focus is. */
    keys(...keys) {
        return this.driver.actions().sendKeys(...keys).perform();
    }

    /** Types a key while another one is down. */
    chord(modifier, key) {
        return this.driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
    }

    /** Presses keys as a hand does: the browser gets them before the page. xdotool names them, as in `ctrl+k`. */
    async hit(...keys) {
        await run("xdotool", ["key", "--delay", "30", ...keys], { env: { ...process.env, DISPLAY: this.display } });
    }

    /** Drops a file on the window. */
    drop(name, text) {
        const drop = (name, text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name));
            for (const kind of ["dragenter", "dragover", "drop"]) {
                document.getElementById("window").dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
            }
        };
        return this.run(drop, name, text);
    }

    /** Waits until the browser keeps work with these coins. */
    keptWork(coins) {
        return this.until(`kept work of ${coins}`, async (coins) => {
            const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
            const database = await done(indexedDB.open("coin-duel"));
            const files = await done(database.transaction("files").objectStore("files").getAll());
            database.close();
            return files.some(({ path, bytes }) => path.startsWith("data/") && new TextDecoder().decode(bytes).includes(coins));
        }, coins);
    }

    /** Waits until this file is downloaded, and returns its bytes. */
    downloaded(name) {
        return this.driver.wait(async () => {
            // An unfinished download stands beside an empty file of its name.
            const names = await readdir(this.downloads);
            const isWhole = names.includes(name) && !names.some((name) => /\.(part|crdownload)$/.test(name));
            const bytes = isWhole && await readFile(join(this.downloads, name));
            return bytes.length > 0 && bytes;
        }, PATIENCE, `no download ${name}`, PAUSE);
    }
}

/** The browsers that tests of this file share, by their names. */
const kept = new Map();

after(() => Promise.all([...kept.values()].map(end)));

/**
 * Returns a browser as the options ask for it: the one that the test before has left, where nothing speaks against it. Each
 * test has a server with a port of its own, so that it finds nothing in its storage.
 */
async function browserFor(browser, display, options) {
    const isShared = !(display || options.isAlone || options.isPhone || options.without || options.firefox || options.width);
    if (isShared && kept.has(browser)) {
        const shared = kept.get(browser);
        kept.delete(browser);
        await empty(shared.downloads);
        return shared;
    }
    const downloads = await mkdtemp(join(tmpdir(), "coin-duel-"));
    // A browser may break down at its start, before it has seen the page.
    const begin = () => start(browser, downloads, { width: 1280, height: 900, display, ...options });
    const started = await begin().catch(begin);
    return { ...started, downloads, isShared, size: await started.driver.manage().window().getRect() };
}

async function end({ driver, downloads }) {
    await driver.quit();
    await rm(downloads, { recursive: true, force: true });
}

async function empty(folder) {
    await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name))));
}

/** Keeps a browser for the next test, with one empty page. */
async function keep(browser, used) {
    const { driver, size, errors } = used;
    const [first, ...others] = await driver.getAllWindowHandles();
    for (const other of others) {
        await driver.switchTo().window(other);
        await driver.close();
    }
    await driver.switchTo().window(first);
    await driver.get("about:blank");
    await driver.manage().window().setRect(size);
    await errors();
    kept.set(browser, used);
}

/**
 * Defines a test in each browser, with a site of its own. It fails if the console has an error, or if a page asks for a file
 * that is not there. `body` gets the page and the context of the test.
 *
 * Options: `only` names the one browser; `pages` are more pages of the server; `alters` changes its files; `without` is what
 * the browser has not; `width`, `height` and `isPhone` describe the window, and `scale` is how many pixels of the screen each
 * of the page's has; `takesKeys` gives it a display of its own, where keys can be hit; `firefox` has more preferences of
 * Firefox; `isAlone` gives it a new browser, because it changes more of it than a page; `allows` matches errors that the test
 * causes; `skip` is a reason not to run it.
 */
export function inBrowsers(what, options, body) {
    if (typeof options === "function") {
        [body, options] = [options, {}];
    }
    for (const browser of BROWSERS.filter((browser) => !options.only || browser === options.only)) {
        test(`${browser}: ${what}`, { timeout: LONGEST_TEST, skip: options.skip ?? false }, async (context) => {
            const server = await serve(browser, options.pages, options.alters);
            const display = options.takesKeys && await startDisplay();
            let used;
            let hasPassed = false;
            try {
                used = await browserFor(browser, display?.name, options);
                await body(new Page(used.driver, browser, server, used.downloads, display?.name), context);
                const missing = server.missing.map((path) => `${path} is not there`);
                const found = (await used.errors()).filter((error) => !options.allows?.test(error));
                assert.deepEqual(found.concat(missing), [], "the console has errors");
                hasPassed = true;
            } finally {
                if (hasPassed && used.isShared) {
                    await keep(browser, used);
                } else if (used) {
                    await end(used);
                }
                display?.stop();
                await server.stop();
            }
        });
    }
}

/** Defines a test in new browsers, one for each. */
export function inNewBrowsers(what, ...rest) {
    const body = rest.pop();
    inBrowsers(what, { isAlone: true, ...rest[0] }, body);
}

export { By, Key };
