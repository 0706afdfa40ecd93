// A worker of the page: it gets the compiled program once, and then one piece of work after the other.

import init, { runWork } from "./coin-duel.js";

let ready;

self.onmessage = async ({ data: { module, kind, work, files, language } }) => {
    if (module) {
        ready = init({ module_or_path: module });
        return;
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
