// Messages between the program and the page around it. See docs/embed.md.
//
// The page around has to be of one origin: that in the address, as `?origin=https://example.org`, or else that of the
// program. Messages of others are not read, and others get none.

/** The number of the protocol, which each message has as `coinDuel`. */
export const PROTOCOL = 1;
export const MAX_COINS = 1_000_000;
/** A value of a message is quoted up to this length. */
const MAX_QUOTED = 40;

/** Each request with its field that is a whole number, and the least one. */
const REQUESTS = {
    hello: {},
    stop: { field: "stop", least: 1 },
    row: { field: "coins" },
    play: {},
    pause: {},
    step: { field: "step", least: 0 },
};

/** Returns the origin that the query of an address names, or `own` if it names none. `wrong` is what is no origin. */
export function originOf(query, own) {
    const said = new URLSearchParams(query).get("origin");
    if (said === null) {
        return { origin: own };
    }
    return isOrigin(said) ? { origin: said } : { wrong: said };
}

/** Returns whether a text is the origin of a page on the web. A page of no origin, such as one from the disk, could be anybody. */
function isOrigin(text) {
    try {
        return /^https?:/.test(text) && new URL(text).origin === text;
    } catch {
        return false;
    }
}

/** Returns whether a message is from the page around, and that is of this origin. */
export const isFrom = (event, around, origin) => event.source === around && event.origin === origin;

function quoted(value) {
    let text;
    try {
        text = Array.isArray(value) ? `[…] (${value.length})` : (JSON.stringify(value) ?? String(value));
    } catch {
        text = typeof value;
    }
    return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

const isCoin = (value) => Number.isSafeInteger(value);

/**
 * Returns what a message asks for: `what`, and the `numbers` that belong to it. Or a `problem`, as a sentence of `texts`.
 * `undefined` if it is no message to the program: scripts of a page send others, too.
 */
export function requestOf(data, texts) {
    if (typeof data !== "object" || data === null || !Object.hasOwn(data, "coinDuel")) {
        return undefined;
    }
    if (data.coinDuel !== PROTOCOL) {
        return { problem: texts.badVersion({ said: quoted(data.coinDuel) }) };
    }
    const what = data.do;
    if (typeof what !== "string" || !Object.hasOwn(REQUESTS, what)) {
        return { problem: texts.unknownRequest({ said: quoted(what), known: Object.keys(REQUESTS).join(", ") }) };
    }
    const { field, least } = REQUESTS[what];
    if (!field) {
        return { what, numbers: [] };
    }
    const value = data[field];
    if (field !== "coins") {
        const isRight = Number.isSafeInteger(value) && value >= least;
        return isRight ? { what, numbers: [value] } : { problem: texts.badNumber({ name: field, said: quoted(value), least }) };
    }
    if (!Array.isArray(value) || value.length === 0 || value.length > MAX_COINS) {
        return { problem: texts.badCoins({ said: quoted(value), most: MAX_COINS }) };
    }
    // A hole in a list is no coin, either.
    const wrong = value.findIndex((coin) => !isCoin(coin));
    return wrong < 0 ? { what, numbers: value } : { problem: texts.badCoin({ said: quoted(value[wrong]), place: wrong + 1 }) };
}

/** Returns whether the page around has the origin of this one. */
function isOfSameOrigin(page) {
    try {
        return page.parent.location.origin === page.location.origin;
    } catch {
        return false;
    }
}

/**
 * Begins to talk with the page around `page`, a window. Returns how to `tell` it something, how to say that the `program`
 * is there, and what of the address is `wrong`. Without a page around that may know anything, `tell` is not there.
 */
export function talk(page, texts) {
    const { origin, wrong } = originOf(page.location.search, page.location.origin);
    const isNamed = new URLSearchParams(page.location.search).has("origin");
    if (page === page.parent || wrong !== undefined || (!isNamed && !isOfSameOrigin(page))) {
        return { wrong: wrong === undefined ? undefined : texts.badOrigin({ said: wrong.slice(0, MAX_QUOTED) }) };
    }
    let program;
    const tell = (report) => page.parent.postMessage({ coinDuel: PROTOCOL, ...report }, origin);
    const fail = (text) => tell({ is: "error", text });
    page.addEventListener("message", (event) => {
        const request = isFrom(event, page.parent, origin) ? requestOf(event.data, texts) : undefined;
        if (request === undefined) {
            return;
        }
        const problem = request.problem ?? (program ? undefined : texts.notReady());
        if (problem !== undefined) {
            return fail(problem);
        }
        try {
            program.pageAsks(request.what, Float64Array.from(request.numbers));
        } catch (error) {
            // The program throws sentences.
            fail(String(error?.message ?? error));
        }
    });
    return { tell, fail, begin: (started) => { program = started; } };
}
