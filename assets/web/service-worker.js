// Keeps the site for use without a network. Each version of the site has a cache of its own.

// Defines VERSION and FILES; the build writes it.
importScripts("files.js");

const PREFIX = `coin-duel ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
    // The page has just loaded the program, whose name has its hash. The other files are small.
    const cache = (file) => (file.endsWith(".wasm") ? "force-cache" : "reload");
    const fresh = FILES.map((file) => new Request(file, { cache: cache(file) }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new version becomes active when no page of the old one is open, or when the only one asks for it before it loads the
// program. So no page gets files of both.
self.addEventListener("message", (event) => {
    const all = () => self.clients.matchAll({ includeUncontrolled: true });
    const others = async () => (await all()).filter(({ id }) => id !== event.source.id);
    const takeOver = async () => {
        let isOpen = false;
        for (const other of await others()) {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { isOpen = true; };
            other.postMessage("is it open", [port2]);
        }
        // A page that was just closed or loaded again is counted for some time, but does not answer.
        for (let tries = 0; tries < 40 && !isOpen && (await others()).length > 0; tries++) {
            await new Promise((resolve) => setTimeout(resolve, 100));
        }
        const isLast = !isOpen && (await others()).length === 0;
        if (isLast) {
            await self.skipWaiting();
        }
        event.ports[0].postMessage(isLast);
    };
    event.waitUntil(takeOver());
});

self.addEventListener("activate", (event) => {
    const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
    event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
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
