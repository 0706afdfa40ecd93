// Versions of the site: keeps it for use without a network, and changes to a new one.

/** How long a page waits for an answer of a new version of the site, and then for the version itself, in milliseconds. */
const LONGEST_ANSWER = 3_000;
/** How long the user does nothing until a late version is taken, in milliseconds. By then the work is kept. */
const REST = 5_000;

/** Loads the page again, as soon as the user does nothing with the program. Where it does not run, that is at once. */
function reloadAtRest(runs) {
    let timer;
    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => location.reload(), runs() ? REST : 0);
    };
    for (const input of ["keydown", "pointerdown", "input"]) {
        addEventListener(input, wait, { capture: true });
    }
    wait();
}

/**
 * Lets a new version of the site take over, unless another tab shows the old one. Returns whether it does so now. Where it
 * does so later, the page is loaded again. `runs` says whether the program runs by then.
 */
export async function takesNewVersion(runs) {
    const { serviceWorker } = navigator;
    const registration = serviceWorker?.controller && await serviceWorker.getRegistration();
    if (!registration?.waiting) {
        return false;
    }
    const inTime = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, LONGEST_ANSWER, false))]);
    // In Chromium, a look for versions by a tab that was closed meanwhile holds the old one for minutes. Another look ends it.
    await inTime(registration.update().catch(() => {}));
    const { port1, port2 } = new MessageChannel();
    const isLast = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
    const changed = new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", () => {
            resolve(true);
            reloadAtRest(runs);
        }, { once: true });
    });
    registration.waiting?.postMessage("take over", [port2]);
    return await inTime(isLast) && inTime(changed);
}

/** Keeps the texts of a first visit's language. The service worker keeps what it hands over, and it came later than they did. */
async function keepLanguage({ serviceWorker }) {
    if (!serviceWorker.controller) {
        await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/languages/"));
    // Their names have a hash, so what the browser has is right.
    await Promise.all(loaded.map((name) => fetch(name, { cache: "force-cache" })));
}

/** Keeps the site for use without a network, and says when it has a new version. */
export async function keepSite(program) {
    const { serviceWorker } = navigator;
    const isKept = Boolean(serviceWorker?.controller);
    const registration = await serviceWorker?.register("service-worker.js", { updateViaCache: "none" });
    if (!isKept) {
        return keepLanguage(navigator);
    }
    const tellWhenInstalled = () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => installing.state === "installed" && program.newVersionIsThere());
    };
    if (registration.waiting) {
        program.newVersionIsThere();
    }
    tellWhenInstalled();
    registration.addEventListener("updatefound", tellWhenInstalled);
}
