/** How long a value is kept: between visits and for all tabs, or as long as its tab. */
export type Keeping = "local" | "session";

const storageOf = (keeping: Keeping) => (keeping === "local" ? window.localStorage : window.sessionStorage);

/**
 * What the browser has kept, checked on reading. Data that cannot be decoded clears local and session storage, is logged
 * once, and the page works on (specification §4 and §8).
 */
export function readSaved<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  fallback: Value,
  keeping: Keeping = "local",
): Value {
  try {
    const text = storageOf(keeping).getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch (error) {
    // A browser that forbids storage has nothing to clear; one with broken data goes on below.
    if (error instanceof DOMException) return fallback;
  }
  clearSaved(key);
  return fallback;
}

export function writeSaved(key: string, value: unknown, keeping: Keeping = "local"): void {
  try {
    storageOf(keeping).setItem(key, JSON.stringify(value));
  } catch (error) {
    // Full or forbidden: the shop works without it.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function dropSaved(key: string, keeping: Keeping = "local"): void {
  try {
    storageOf(keeping).removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The keys between visits that begin with `prefix`. */
export function savedKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

function clearSaved(key: string): void {
  console.warn(`Saved data under "${key}" could not be read; saved data has been cleared.`);
  window.localStorage.clear();
  window.sessionStorage.clear();
}
