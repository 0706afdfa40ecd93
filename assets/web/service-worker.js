// Keeps the site for use without a network. Each version of the site has a cache of its own.

// Defines VERSION and FILES; the build writes it.
importScripts("files.js");

const PREFIX = `coin-duel ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
    // The page has just loaded the program, whose name has its hash. The host says of the other files whether they are new.
    const cache = (file) => (file.endsWith(".wasm") ? "force-cache" : "no-cache");
    const fresh = FILES.map((file) => new Request(file, { cache: cache(file) }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new version becomes active when no page of the old one is open, or when the only one asks for it before it loads the
// program. So no page gets files of both. The page hears that before it happens, because the browser may take minutes.
self.addEventListener("message", (event) => {
    const pages = async () => (await self.clients.matchAll({ includeUncontrolled: true })).length;
    const takeOver = async () => {
        // A page that was just closed or loaded again is counted for a moment.
        for (let tries = 0; tries < 5 && (await pages()) > 1; tries++) {
            await new Promise((resolve) => setTimeout(resolve, 200));
        }
        const isLast = (await pages()) <= 1;
        event.ports[0].postMessage(isLast);
        if (isLast) {
            await self.skipWaiting();
        }
    };
    event.waitUntil(takeOver());
});

self.addEventListener("activate", (event) => {
    const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
    const forget = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
    // The page of the first visit, too: it may choose another language.
    event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) {
        return;
    }
    const answer = async () => {
        const cache = await caches.open(CACHE);
        const kept = await cache.match(request, { ignoreSearch: true });
        if (kept) {
            return kept;
        }
        const response = await fetch(request);
        // A language stays for use without a network once it was chosen.
        if (response.ok && new URL(request.url).pathname.includes("/languages/")) {
            await cache.put(request, response.clone());
        }
        return response;
    };
    event.respondWith(answer());
});
