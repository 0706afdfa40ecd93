// Starts the program in the page. Where that is not possible, it says why and offers the table of the row as plain HTML.

import { plainTable, rowOf } from "./plain.js";

const status = document.getElementById("status");
const isEmbedded = window !== window.parent;

/** Says why there is no program, and offers the plain table. */
async function offerPlain(reason) {
    document.body.classList.remove("runs");
    status.textContent = reason;
    const { coins, problem } = await rowOf(location.hash);
    document.getElementById("plain").replaceChildren(...plainTable(coins, problem));
}

function hasWebGl2() {
    try {
        return document.createElement("canvas").getContext("webgl2") !== null;
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

async function main() {
    if (new URLSearchParams(location.search).get("view") === "plain") {
        return offerPlain("The table as plain text.");
    }
    if (typeof WebAssembly !== "object") {
        return offerPlain("This browser has no WebAssembly, which the program needs. Here is the table without it.");
    }
    if (!hasWebGl2()) {
        return offerPlain("This browser has no WebGL 2, which the program draws with. Here is the table without it.");
    }
    if (isEmbedded) {
        leaveWheelToPageAround();
        leaveFocusToPageAround();
    }
    try {
        const { default: init, start } = await import("./coin-duel.js");
        await init();
        const canvas = document.getElementById("window");
        await start(canvas);
        document.body.classList.add("runs");
        if (!isEmbedded) {
            canvas.focus();
        }
    } catch (error) {
        return offerPlain(`The program could not start: ${error?.message ?? error}. Here is the table without it.`);
    }
    addEventListener("error", ({ error }) => {
        if (error instanceof WebAssembly.RuntimeError) {
            offerPlain("The program has stopped by a defect. Your work is kept: load the page again to go on. Here is the table of the row in the address.");
        }
    });
    if ("serviceWorker" in navigator) {
        // Without it the page works, but not offline.
        navigator.serviceWorker.register("service-worker.js").catch(() => {});
    }
}

main();
