// Starts the program in the page. Where that is not possible, it says why and offers the table of the row as plain HTML.

import { talk } from "./embed.js";
import { plainTable, rowWithoutProgram } from "./plain.js";
import { embed as textsOfMessages, language, plain as texts } from "./texts.js";
import { keepSite, takesNewVersion } from "./versions.js";

const [status, plain, again, before, after] = ["status", "plain", "again", "before", "after"].map((id) => document.getElementById(id));
let canvas = document.getElementById("window");
const isEmbedded = window !== window.parent;
const around = talk(window, textsOfMessages);
/** How often the program takes a new canvas by itself. */
const MOST_LOSSES = 3;
let losses = 0;

document.documentElement.lang = language;

const showState = (state) => { document.body.className = state; };
const runs = () => document.body.className === "runs";

let loading;
/** Whether the program speaks the language of the page. Its texts may be missing without a network. */
let isSpoken = false;

/** Loads the program. Then it can read links, also where it can't be shown. */
function load() {
    loading ??= import("./coin-duel.js").then(async (program) => {
        await program.default();
        isSpoken = await program.speak(language);
        if (!isSpoken) {
            document.documentElement.lang = "en";
        }
        return program;
    });
    return loading;
}

/** Returns the row in the part of an address behind `#`, or the first lesson's row and what is wrong. */
async function rowOf(fragment) {
    let program;
    try {
        program = await load();
        return { coins: program.coinsOfLink(fragment) };
    } catch (problem) {
        // The program throws sentences.
        return typeof problem === "string" ? { coins: program.coinsOfLink(""), problem } : rowWithoutProgram(fragment);
    }
}

async function showPlain() {
    const { coins, problem } = await rowOf(location.hash);
    plain.replaceChildren(...plainTable(Array.from(coins), problem));
}

/** Says why there is no program, and offers the plain table. `mayComeBack` also offers the program. */
async function offerPlain(reason, mayComeBack = false) {
    await showPlain();
    status.textContent = reason;
    around.fail?.(reason);
    again.hidden = !mayComeBack;
    showState("plain");
}

function hasWebGl2() {
    try {
        const context = document.createElement("canvas").getContext("webgl2");
        // A browser keeps only some of them.
        context?.getExtension("WEBGL_lose_context")?.loseContext();
        return context !== null;
    } catch {
        return false;
    }
}

/** A page in another one leaves the wheel to it, until it is clicked. */
function leaveWheelToPageAround() {
    const leave = (event) => {
        if (!document.hasFocus()) {
            event.stopImmediatePropagation();
        }
    };
    addEventListener("wheel", leave, { capture: true, passive: true });
}

/** A page in another one leaves the focus to it, until it is clicked. The program would take it whenever it draws. */
function leaveFocusToPageAround() {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (...options) {
        if (document.hasFocus()) {
            focus.apply(this, options);
        }
    };
    for (const click of ["pointerdown", "pointerup"]) {
        addEventListener(click, () => window.focus(), { capture: true });
    }
}

/** A key of the program does nothing in the browser. The window, and the hidden field for its texts, have the focus. */
function keepKeys(program) {
    const keep = (event) => {
        const { target, key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
        const isText = target !== canvas && !ctrlKey && !altKey && !metaKey && !/^F\d/.test(key);
        if (runs() && target !== document.body && !isText && program.isOfCommand(key, code, ctrlKey, altKey, shiftKey, metaKey)) {
            event.preventDefault();
        }
    };
    addEventListener("keydown", keep, { capture: true });
}

/**
 * The Tab key leaves the window behind its last control and before its first one, and comes back to them. There is an empty
 * element before the canvas and one behind it: the browser goes on from there. Behind the last control, a cell of the table
 * is a stop.
 */
function letTabPass(program) {
    let leaves = false;
    const cell = () => document.querySelector("#accesskit [role=gridcell][tabindex='0']");
    const enter = (isBack) => {
        canvas.focus();
        const tab = { key: "Tab", code: "Tab", shiftKey: isBack, bubbles: true };
        for (const kind of ["keydown", "keyup"]) {
            canvas.dispatchEvent(new KeyboardEvent(kind, tab));
        }
    };
    const pass = (edge) => {
        leaves = true;
        edge.focus();
        leaves = false;
    };
    const leave = (event) => {
        const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
        if (!runs() || key !== "Tab" || ctrlKey || altKey || metaKey) {
            return;
        }
        if (event.target.getAttribute?.("role") === "gridcell") {
            if (shiftKey) {
                event.preventDefault();
                enter(true);
            } else {
                pass(after);
            }
        } else if (program.leavesByTab(shiftKey)) {
            // The program would keep the key from the browser.
            event.stopImmediatePropagation();
            if (!shiftKey && cell()) {
                event.preventDefault();
                cell().focus();
            } else {
                pass(shiftKey ? before : after);
            }
        }
    };
    addEventListener("keydown", leave, { capture: true });
    for (const edge of [before, after]) {
        edge.addEventListener("focus", () => {
            if (!leaves && edge === after && cell()) {
                cell().focus();
            } else if (!leaves) {
                enter(edge === after);
            }
        });
    }
}

let isSeen = !isEmbedded;
const waiting = [];

/** Waits until the page is on the screen. A frame may be far down in the page around it. */
const seen = () => new Promise((resolve) => (isSeen ? resolve() : waiting.push(resolve)));

function watchSight() {
    const watcher = new IntersectionObserver((entries) => {
        isSeen = entries.at(-1).isIntersecting;
        if (isSeen) {
            waiting.splice(0).forEach((go) => go());
        }
    });
    watcher.observe(document.documentElement);
}

/** Shows what `draw` has put on the canvas. */
function reveal() {
    // The elements around it take the Tab key.
    canvas.tabIndex = -1;
    canvas.addEventListener("webglcontextlost", () => recover().catch(stop), { once: true });
    showState("runs");
    if (!isEmbedded) {
        canvas.focus();
    }
}

/** The browser has taken away what draws the window: for other windows, or because the graphics driver has failed. */
async function recover() {
    losses += 1;
    if (isSeen && (isEmbedded || losses > MOST_LOSSES)) {
        // With many windows on a page, each would take it from another one.
        return offerPlain(texts.drawingStopped(), true);
    }
    await seen();
    return showAgain();
}

async function showAgain() {
    const program = await load();
    const next = canvas.cloneNode();
    canvas.replaceWith(next);
    canvas = next;
    try {
        await program.startAgain(canvas);
    } catch (error) {
        return offerPlain(texts.notDrawn({ reason: error?.message ?? error }), true);
    }
    reveal();
}

const stop = (error) => offerPlain(texts.notStarted({ reason: error?.message ?? error }));

async function main() {
    // Browsers refuse this in a sandbox. Without it the page works, but not without a network.
    if (await takesNewVersion(runs).catch(() => false)) {
        return;
    }
    addEventListener("hashchange", () => document.body.className === "plain" && showPlain());
    again.addEventListener("click", () => {
        losses = 0;
        showAgain();
    });
    if (new URLSearchParams(location.search).get("view") === "plain") {
        return offerPlain(texts.asAsked());
    }
    if (typeof WebAssembly !== "object") {
        return offerPlain(texts.noWebAssembly());
    }
    if (isEmbedded) {
        watchSight();
    }
    const program = await load();
    showState("waits");
    await seen();
    showState("");
    if (!hasWebGl2()) {
        return offerPlain(texts.noWebGl());
    }
    if (isEmbedded) {
        leaveWheelToPageAround();
        leaveFocusToPageAround();
    }
    if (around.tell) {
        program.reportTo(around.tell);
    }
    await program.start(canvas);
    around.begin?.(program);
    if (around.wrong) {
        program.showError(around.wrong);
    }
    if (!isSpoken) {
        program.languageIsMissing();
    }
    addEventListener("error", ({ error }) => {
        if (error instanceof WebAssembly.RuntimeError) {
            offerPlain(texts.defect());
        }
    });
    keepKeys(program);
    letTabPass(program);
    reveal();
    keepSite(program).catch(() => {});
}

main().catch(stop);
