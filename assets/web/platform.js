// What the program asks of the browser: storage, downloads, the file dialog, workers, and the page itself.
//
// The page and its workers import this module. Loading it does nothing.

import { LANGUAGE_KEY } from "./language.js";
import { language, platform as texts } from "./texts.js";

const DATABASE = "coin-duel";
const FILES = "files";
/** How many windows can keep their work at once, and how many files of the user are kept. */
const SLOTS = 16;
const MAX_FILES = 20;
/** Workers that wait for work. Starting one takes some time. */
const MAX_IDLE = 2;
/** How long the page waits for the storage, in milliseconds. */
const PATIENCE = 5000;
/** The folder of the program's own data. */
const DATA = "data/";

let database = null;
let problem = undefined;
let tellProblem = () => {};
let slot = 0;

const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

/** Waits for a promise, at most for some milliseconds. */
const inTime = (promise, patience) => {
    const late = new Promise((_, reject) => setTimeout(reject, patience, new Error(texts.doesNotAnswer())));
    return Promise.race([promise, late]);
};

async function openDatabase() {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(FILES, { keyPath: "path" });
    const opened = await done(opening);
    return [opened, await done(opened.transaction(FILES).objectStore(FILES).getAll())];
}

/** Opens the storage, takes a recovery file that no other page holds, and returns pairs of path and bytes. */
export async function openStore(patience = PATIENCE) {
    let entries = [];
    try {
        [database, entries] = await inTime(openDatabase(), patience);
    } catch (error) {
        noteProblem(String(error?.message ?? error));
    }
    const isData = ({ path }) => path.startsWith(DATA);
    const others = entries.filter((entry) => !isData(entry)).sort((one, other) => other.time - one.time);
    for (const { path } of others.splice(MAX_FILES)) {
        forget(path);
    }
    const kept = entries.filter(isData).concat(others);
    slot = await inTime(takeSlot(new Set(kept.map(({ path }) => path))), patience).catch(() => 0);
    return kept.map(({ path, bytes }) => [path, bytes]);
}

/** Takes the first recovery file that no other page holds, one with work in it first. Returns its number, or 0. */
async function takeSlot(paths) {
    const numbers = Array.from({ length: SLOTS }, (_, index) => index + 1);
    const hasWork = (number) => paths.has(`${DATA}recovery-${number}.ron`);
    if (!navigator.locks) {
        return 1;
    }
    for (const number of numbers.filter(hasWork).concat(numbers.filter((number) => !hasWork(number)))) {
        const isTaken = await new Promise((resolve) => {
            navigator.locks.request(`${DATABASE}-slot-${number}`, { ifAvailable: true }, (lock) => {
                resolve(lock !== null);
                // The lock is held until the page is closed.
                return lock && new Promise(() => {});
            }).catch(() => resolve(true));
        });
        if (isTaken) {
            return number;
        }
    }
    return 0;
}

export const heldSlot = () => slot;

export const storageProblem = () => problem;

export function onStorageProblem(then) {
    tellProblem = then;
}

function noteProblem(found) {
    const isNew = found !== problem;
    problem = found;
    if (isNew) {
        tellProblem();
    }
}

export function keep(path, bytes) {
    change((files) => files.put({ path, bytes: bytes.slice(), time: Date.now() }));
}

export function forget(path) {
    change((files) => files.delete(path));
}

function change(change) {
    if (!database) {
        return;
    }
    try {
        const transaction = database.transaction(FILES, "readwrite");
        transaction.oncomplete = () => noteProblem(undefined);
        transaction.onabort = () => noteProblem(String(transaction.error?.message || texts.isFull()));
        change(transaction.objectStore(FILES));
    } catch (error) {
        noteProblem(String(error?.message ?? error));
    }
}

export function download(name, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes.slice()], { type: "application/octet-stream" }));
    link.download = name.split("/").pop();
    link.click();
    // Some browsers begin to read it only later.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function pickFile(accept) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    return new Promise((resolve) => {
        input.oncancel = () => resolve(null);
        input.onchange = async () => {
            const file = input.files[0];
            resolve(file ? [file.name, new Uint8Array(await file.arrayBuffer())] : null);
        };
        input.click();
    });
}

// ---- work in workers

const idle = [];
const running = new Map();
let lastNumber = 0;

let program;

/** The program of all workers, which is loaded and compiled when there is work for the first time. */
function workersProgram() {
    // Its name has its hash, and the service worker may just have loaded it.
    const load = () => fetch(new URL("./coin-duel-worker_bg.wasm", import.meta.url), { cache: "force-cache" });
    // A host may not know the type of such a file.
    const compile = async () => WebAssembly.compile(await (await load()).arrayBuffer());
    program ??= WebAssembly.compileStreaming(load()).catch(compile);
    program.catch(() => { program = undefined; });
    return program;
}

function newWorker() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    const give = (program) => worker.postMessage({ program });
    workersProgram().then(give, () => worker.postMessage({ missing: texts.workerDidNotStart() }));
    return worker;
}

export function startWork(kind, work, files, language, receive) {
    const number = ++lastNumber;
    const worker = idle.pop() ?? newWorker();
    running.set(number, worker);
    const fail = (reason) => {
        if (running.delete(number)) {
            worker.terminate();
            receive("failed", undefined, reason);
        }
    };
    worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message ?? texts.workerDidNotStart());
    };
    worker.onmessage = ({ data: { what, bytes, text } }) => {
        if (!running.has(number)) {
            return;
        }
        if (what === "failed") {
            return fail(text);
        }
        if (what === "done") {
            running.delete(number);
            if (idle.length < MAX_IDLE) {
                idle.push(worker);
            } else {
                worker.terminate();
            }
        }
        receive(what, bytes, text);
    };
    worker.postMessage({ kind, work, files, language }, [work.buffer, ...files.map(([, bytes]) => bytes.buffer)]);
    return number;
}

export function endWork(number) {
    const worker = running.get(number);
    if (running.delete(number)) {
        worker.terminate();
        if (idle.length < MAX_IDLE) {
            idle.push(newWorker());
        }
    }
}

function post(what, bytes, text) {
    const copy = bytes?.slice();
    self.postMessage({ what, bytes: copy, text }, copy ? [copy.buffer] : []);
}

export const postFound = (bytes) => post("found", bytes);
export const postWritten = (path, bytes) => post("wrote", bytes, path);
export const postFailed = (reason) => post("failed", undefined, reason);

/** In a worker: waits for a file of the site and returns its bytes. */
export function siteFile(name) {
    if (typeof document !== "undefined") {
        return undefined; // the page would stand still
    }
    const request = new XMLHttpRequest();
    request.open("GET", new URL(name, import.meta.url), false);
    request.responseType = "arraybuffer";
    try {
        request.send();
    } catch {
        return undefined;
    }
    return request.status === 200 ? new Uint8Array(request.response) : undefined;
}

// ---- languages

export async function loadText(name) {
    try {
        const response = await fetch(new URL(name, import.meta.url));
        return response.ok ? await response.text() : undefined;
    } catch {
        return undefined; // without a network, and not kept
    }
}

export const languages = () => [...navigator.languages];

export function rememberLanguage(name) {
    try {
        if (name) {
            localStorage.setItem(LANGUAGE_KEY, name);
        } else {
            localStorage.removeItem(LANGUAGE_KEY);
        }
    } catch {
        // without storage, the next visit begins with the browser's language
    }
}

export const pageLanguage = () => language;

// ---- the page

export function setFullScreen(on) {
    const change = on ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen();
    // A browser may refuse it, and the lecture view is there all the same.
    change?.catch(() => {});
}

/** Lets the keyboard on a screen show digits alone. What is typed goes into a hidden field behind the canvas. */
export function showDigitKeys(on) {
    document.querySelector("#window ~ input").inputMode = on ? "numeric" : "";
}

export function setTitle(title) {
    document.title = title;
}

export const fragment = () => location.hash;

export const query = () => location.search;

export const prefers = (query) => matchMedia(query).matches;

export function onPreference(query, then) {
    matchMedia(query).addEventListener("change", ({ matches }) => then(matches));
}

export const address = () => location.href.split(/[?#]/)[0];

export function onFragment(then) {
    addEventListener("hashchange", () => then());
}
