// The language of the page: that of its address, or the one chosen before, or the first of the browser's that there is.

export const LANGUAGE_KEY = "coin-duel language";

function kept() {
    try {
        return localStorage.getItem(LANGUAGE_KEY);
    } catch {
        return null; // in a worker, or without storage
    }
}

export function choose(languages) {
    const ofAddress = new URLSearchParams(globalThis.location?.search).get("lang");
    const wanted = [ofAddress, kept(), ...(globalThis.navigator?.languages ?? [])];
    const known = wanted.map((tag) => tag?.split("-")[0].toLowerCase()).find((tag) => languages.includes(tag));
    return known ?? languages[0];
}
