// Messages between the program and the page around it: the functions that read them, without a browser.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

// The scripts of the site are modules, which their folder does not say.
const source = await readFile(new URL("../../assets/web/embed.js", import.meta.url), "utf8");
const { MAX_COINS, isFrom, originOf, requestOf, talk } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** Texts that say their name and their values. */
const texts = new Proxy({}, { get: (_, name) => (values = {}) => [name, ...Object.values(values)].join(" ") });
const request = (message) => requestOf({ coinDuel: 1, ...message }, texts);

test("the origin is that of the address, or else of the program", () => {
    assert.deepEqual(originOf("?view=table", "https://own.example"), { origin: "https://own.example" });
    assert.deepEqual(originOf("?origin=https://example.org&view=table", "https://own.example"), { origin: "https://example.org" });
    assert.deepEqual(originOf("?origin=http%3A%2F%2Flocalhost%3A8000", ""), { origin: "http://localhost:8000" });
});

test("what is no origin of a page on the web is refused", () => {
    for (const wrong of ["*", "null", "", "example.org", "https://", "https://example.org/", "https://example.org/page", "https://EXAMPLE.org", "https://example.org:443", "https://a@example.org", "file://", "data:text/html,x", "javascript:alert(1)", "blob:https://example.org"]) {
        assert.deepEqual(originOf(`?origin=${encodeURIComponent(wrong)}`, "https://own.example"), { wrong });
    }
});

test("only the page around with this origin is heard", () => {
    const around = {};
    const from = (source, origin) => isFrom({ source, origin }, around, "https://example.org");
    assert.equal(from(around, "https://example.org"), true);
    for (const origin of ["https://example.org.evil.example", "http://example.org", "https://example.org:8443", "null", ""]) {
        assert.equal(from(around, origin), false, origin);
    }
    assert.equal(from({}, "https://example.org"), false, "another frame of the same page");
    assert.equal(from(null, "https://example.org"), false, "a window that is gone");
});

test("a request has its name and its numbers", () => {
    assert.deepEqual(request({ do: "hello" }), { what: "hello", numbers: [] });
    assert.deepEqual(request({ do: "stop", stop: 3 }), { what: "stop", numbers: [3] });
    assert.deepEqual(request({ do: "row", coins: [8, -15, 3, 7] }), { what: "row", numbers: [8, -15, 3, 7] });
    assert.deepEqual(request({ do: "step", step: 0 }), { what: "step", numbers: [0] });
    assert.deepEqual(request({ do: "play", more: "is left out" }), { what: "play", numbers: [] });
});

test("what other scripts send is no message to the program", () => {
    for (const other of [undefined, null, "slide:start", 1, {}, { method: "slide:start" }, Object.create({ coinDuel: 1 })]) {
        assert.equal(requestOf(other, texts), undefined);
    }
});

test("a wrong message is answered with what is wrong, and what would be right", () => {
    const wrong = [
        [{ coinDuel: 2, do: "play" }, "badVersion 2"],
        [{ coinDuel: "1" }, 'badVersion "1"'],
        [{ do: "stopp" }, 'unknownRequest "stopp" hello, stop, row, play, pause, step'],
        [{ do: "toString" }, 'unknownRequest "toString" hello, stop, row, play, pause, step'],
        [{}, "unknownRequest undefined hello, stop, row, play, pause, step"],
        [{ do: "stop" }, "badNumber stop undefined 1"],
        [{ do: "stop", stop: 0 }, "badNumber stop 0 1"],
        [{ do: "stop", stop: "3" }, 'badNumber stop "3" 1'],
        [{ do: "step", step: 1.5 }, "badNumber step 1.5 0"],
        [{ do: "step", step: 2 ** 53 }, "badNumber step 9007199254740992 0"],
        [{ do: "row", coins: "8,15" }, `badCoins "8,15" ${MAX_COINS}`],
        [{ do: "row", coins: [] }, `badCoins […] (0) ${MAX_COINS}`],
        [{ do: "row", coins: Array(MAX_COINS + 1) }, `badCoins […] (${MAX_COINS + 1}) ${MAX_COINS}`],
        [{ do: "row", coins: [8, "15"] }, 'badCoin "15" 2'],
        [{ do: "row", coins: [8, , 3] }, "badCoin undefined 2"], // eslint-disable-line no-sparse-arrays
        [{ do: "row", coins: [NaN] }, "badCoin null 1"],
    ];
    for (const [message, problem] of wrong) {
        assert.deepEqual(request(message), { problem });
    }
});

test("a value is quoted up to a length, whatever it is", () => {
    const circle = {};
    circle.circle = circle;
    for (const value of ["x".repeat(100_000), circle, 1n, Symbol.iterator]) {
        const { problem } = request({ do: value });
        assert.ok(problem.length < 120, problem);
    }
});

/** A page in another one, whose origin is `origin`. `sent` is what the program has posted. */
function embedded(search, origin) {
    const sent = [];
    const parent = { location: { origin }, postMessage: (message, to) => sent.push([message, to]) };
    if (origin !== "https://own.example") {
        Object.defineProperty(parent, "location", { get: () => { throw new Error("SecurityError"); } });
    }
    let hear;
    const page = { location: { search, origin: "https://own.example" }, parent, addEventListener: (_, listener) => { hear = listener; } };
    const say = (data, from = { source: parent, origin }) => hear?.({ data, ...from });
    return { page, parent, sent, say, hears: () => hear !== undefined };
}

test("the program gets the requests of its page, and its page the answers", () => {
    const { page, sent, say, parent } = embedded("?origin=https://example.org", "https://example.org");
    const around = talk(page, texts);
    const asked = [];
    say({ coinDuel: 1, do: "play" });
    around.begin({ pageAsks: (what, numbers) => {
        asked.push([what, ...numbers]);
        if (what === "row") {
            throw "it is no row"; // eslint-disable-line no-throw-literal
        }
    } });
    say({ coinDuel: 1, do: "stop", stop: 2 });
    say({ coinDuel: 1, do: "row", coins: [1, 2] });
    say("slide:start");
    say({ coinDuel: 1, do: "stop", stop: 3 }, { source: parent, origin: "https://evil.example" });
    say({ coinDuel: 1, do: "stop", stop: 3 }, { source: {}, origin: "https://example.org" });
    around.tell({ is: "stop", stop: 2 });
    assert.deepEqual(asked, [["stop", 2], ["row", 1, 2]]);
    assert.deepEqual(sent, [
        [{ coinDuel: 1, is: "error", text: "notReady" }, "https://example.org"],
        [{ coinDuel: 1, is: "error", text: "it is no row" }, "https://example.org"],
        [{ coinDuel: 1, is: "stop", stop: 2 }, "https://example.org"],
    ]);
});

test("a page of another origin that the address does not name hears nothing, and is not heard", () => {
    for (const search of ["", "?view=table", "?origin=*", "?origin=null"]) {
        const { page, hears } = embedded(search, "https://example.org");
        assert.equal(talk(page, texts).tell, undefined, search);
        assert.equal(hears(), false, search);
    }
    assert.equal(talk(embedded("?origin=*", "https://example.org").page, texts).wrong, 'badOrigin *');
});

test("a page of the same origin needs no name", () => {
    const { page, sent } = embedded("?view=table", "https://own.example");
    talk(page, texts).tell({ is: "ready" });
    assert.deepEqual(sent, [[{ coinDuel: 1, is: "ready" }, "https://own.example"]]);
    const alone = embedded("", "https://own.example").page;
    alone.parent = alone;
    assert.equal(talk(alone, texts).tell, undefined, "no page around");
});
