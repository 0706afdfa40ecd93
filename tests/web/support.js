// Serves the site, starts browsers, and finds what the window shows by role and name.

import { test } from "node:test";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { Builder, By, Key, logging } from "selenium-webdriver";
import chrome from "selenium-webdriver/chrome.js";
import firefox from "selenium-webdriver/firefox.js";

export const SITE = process.env.COIN_DUEL_SITE ?? fileURLToPath(new URL("../../target/web/", import.meta.url));
const MODULES = fileURLToPath(new URL("./node_modules/", import.meta.url));
const BROWSERS = (process.env.COIN_DUEL_BROWSERS ?? "chromium,firefox").split(",");
/** How long a test waits for something, in milliseconds. */
const PATIENCE = 30_000;
const LONGEST_TEST = 300_000;

const TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
    ".svg": "image/svg+xml", ".png": "image/png", ".txt": "text/plain", ".webmanifest": "application/manifest+json",
};

/** Serves the site below `/some/folder/`, the packages of the tests below `/modules/`, and `pages` by their paths. */
export async function serve(pages = {}) {
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
        if (path in pages) {
            response.setHeader("content-type", "text/html");
            return response.end(pages[path]);
        }
        const folders = { "/some/folder/": SITE, "/modules/": MODULES };
        const start = Object.keys(folders).find((start) => path.startsWith(start));
        let file = start && join(folders[start], path.slice(start.length));
        if (file?.endsWith("/")) {
            file += "index.html";
        }
        if (!file || !(await stat(file).catch(() => null))?.isFile()) {
            response.statusCode = path === "/favicon.ico" ? 204 : 404;
            return response.end();
        }
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address();
    return {
        address: `http://localhost:${port}/some/folder/`,
        root: `http://localhost:${port}/`,
        stop: () => {
            server.closeAllConnections();
            return new Promise((resolve) => server.close(resolve));
        },
    };
}

async function start(name, downloads, { width = 1280, height = 800, phone = false, without } = {}) {
    if (name === "chromium") {
        const options = new chrome.Options();
        options.setChromeBinaryPath("/usr/bin/chromium");
        options.addArguments("--headless=new", "--no-sandbox", `--window-size=${width},${height}`);
        options.addArguments(...(without === "webgl" ? ["--disable-3d-apis"] : ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]));
        if (without === "wasm") {
            options.addArguments("--js-flags=--noexpose_wasm");
        }
        options.setUserPreferences({ "download.default_directory": downloads, "download.prompt_for_download": false });
        if (phone) {
            options.setMobileEmulation({ deviceMetrics: { width, height, pixelRatio: 2, touch: true } });
        }
        const logs = new logging.Preferences();
        logs.setLevel(logging.Type.BROWSER, logging.Level.ALL);
        options.setLoggingPrefs(logs);
        const service = new chrome.ServiceBuilder("/usr/bin/chromedriver");
        return new Builder().forBrowser("chrome").setChromeOptions(options).setChromeService(service).build();
    }
    const options = new firefox.Options();
    options.setBinary("/usr/bin/firefox-esr");
    options.addArguments("-headless", `--width=${width}`, `--height=${height}`);
    const preferences = {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.helperApps.neverAsk.saveToDisk": "application/octet-stream",
        "webgl.force-enabled": without !== "webgl",
        "webgl.disabled": without === "webgl",
        "javascript.options.wasm": without !== "wasm",
        "dom.w3c_touch_events.enabled": phone ? 1 : 2,
    };
    Object.entries(preferences).forEach(([key, value]) => options.setPreference(key, value));
    const service = new firefox.ServiceBuilder(process.env.GECKODRIVER ?? "geckodriver");
    return new Builder().forBrowser("firefox").setFirefoxOptions(options).setFirefoxService(service).build();
}

/** A window in a browser. */
export class Page {
    constructor(driver, name, server, downloads) {
        Object.assign(this, { driver, name, server, downloads });
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

    async started() {
        await this.until("start of the program", () => document.body?.classList.contains("runs") && document.querySelector("#accesskit *") !== null);
        // Errors of the page are collected from here on where the driver has no log.
        await this.run(() => {
            window.collectedErrors ??= [];
            addEventListener("error", (event) => window.collectedErrors.push(event.message));
            addEventListener("unhandledrejection", (event) => window.collectedErrors.push(String(event.reason)));
            const log = console.error;
            console.error = (...what) => { window.collectedErrors.push(what.join(" ")); log(...what); };
        });
    }

    /** Waits until a function is true in the page. */
    until(what, isSo, ...values) {
        return this.driver.wait(() => this.run(isSo, ...values).catch(() => false), PATIENCE, `no ${what} in time`);
    }

    /** Waits until the window has something with this role and name. The name may be a part of it. */
    find(role, name) {
        return this.until(`${role} “${name}”`, (role, name) => window.findIn?.(role, name) ?? Boolean([...document.querySelectorAll(`#accesskit [role="${role}"], #accesskit ${role}`)].find((element) => (element.getAttribute("aria-label") ?? element.textContent).includes(name))), role, name);
    }

    /** Returns all names and texts of the window. */
    texts() {
        return this.run(() => [...document.querySelectorAll("#accesskit *")].map((element) => element.getAttribute("aria-label") ?? element.textContent));
    }

    async shows(text) {
        await this.until(`text “${text}”`, (text) => [...document.querySelectorAll("#accesskit *")].some((element) => (element.getAttribute("aria-label") ?? element.textContent).includes(text)), text);
    }

    /** Presses a control as assistive technology does: by its element, and not by the pointer. */
    async press(role, name) {
        await this.find(role, name);
        await this.run((role, name) => [...document.querySelectorAll(`#accesskit [role="${role}"]`)].find((element) => element.getAttribute("aria-label").includes(name)).click(), role, name);
    }

    /** Returns the middle of what has this name, in pixels of the page. */
    place(name) {
        return this.run((name) => {
            const element = [...document.querySelectorAll("#accesskit *")].find((element) => (element.getAttribute("aria-label") ?? element.textContent).startsWith(name));
            const { left, top, width, height } = element.getBoundingClientRect();
            return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        }, name);
    }

    /** Clicks with the pointer at the middle of what has this name. */
    async click(name) {
        const { x, y } = await this.place(name);
        await this.driver.actions().move({ x, y }).click().perform();
    }

    /** Types keys where the focus is. */
    async keys(...keys) {
        await this.driver.actions().sendKeys(...keys).perform();
    }

    async chord(modifier, key) {
        await this.driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
    }

    /** Waits until this file is downloaded, and returns its bytes. */
    async downloaded(name) {
        const file = await this.driver.wait(async () => (await readdir(this.downloads)).find((file) => file === name), PATIENCE, `no download ${name}`);
        return this.driver.wait(async () => {
            const bytes = await readFile(join(this.downloads, file));
            return bytes.length > 0 && bytes;
        }, PATIENCE);
    }

    /** Drops a file on the window. */
    async drop(name, text) {
        await this.run((name, text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            const canvas = document.getElementById("window");
            for (const kind of ["dragenter", "dragover", "drop"]) {
                canvas.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
            }
        }, name, text);
    }

    /** Returns the errors in the console. */
    async errors() {
        if (this.name === "chromium") {
            const entries = await this.driver.manage().logs().get(logging.Type.BROWSER);
            return entries.filter(({ level }) => level.value >= logging.Level.SEVERE.value).map(({ message }) => message);
        }
        return (await this.run(() => window.collectedErrors)) ?? [];
    }
}

/** Defines a test in each browser. It fails if the console has errors that `expects` does not allow. */
export function inBrowsers(what, options, body) {
    if (typeof options === "function") {
        [body, options] = [options, {}];
    }
    for (const name of BROWSERS.filter((name) => !options.only || name === options.only)) {
        test(`${name}: ${what}`, { timeout: LONGEST_TEST }, async () => {
            const downloads = await mkdtemp(join(tmpdir(), "coin-duel-"));
            const server = await serve(options.pages);
            let driver;
            try {
                driver = await start(name, downloads, options);
                const page = new Page(driver, name, server, downloads);
                await body(page);
                const errors = (await page.errors()).filter((error) => !(options.allows ?? /^$/).test(error));
                if (errors.length > 0) {
                    throw new Error(`the console has errors: ${errors.join("\n")}`);
                }
            } finally {
                await driver?.quit();
                await server.stop();
                await rm(downloads, { recursive: true, force: true });
            }
        });
    }
}

export { By, Key };
