// A worker of the page: it gets its compiled program, and one piece of work after the other.

import init, { runWork } from "./coin-duel-worker.js";

let start;
let fail;
const ready = new Promise((resolve, reject) => [start, fail] = [resolve, reject]);
ready.catch(() => {}); // it is said with the first work

self.onmessage = async ({ data: { program, missing, kind, work, files, language } }) => {
    if (program) {
        return start(init({ module_or_path: program }));
    }
    if (missing) {
        return fail(new Error(missing));
    }
    try {
        await ready;
        // What it found and wrote, and why it breaks down, the program posts by itself.
        runWork(kind, work, files, language);
        self.postMessage({ what: "done" });
    } catch (error) {
        self.postMessage({ what: "failed", text: String(error?.message ?? error) });
    }
};
