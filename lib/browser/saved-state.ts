/** Where a value is saved: "local" between visits and for all tabs, "session" until its tab closes. */
export type SavedIn = "local" | "session";

const storageOf = (keeping: SavedIn) => (keeping === "local" ? window.localStorage : window.sessionStorage);

/**
 * Reads and checks a saved value. If it cannot be decoded, the error is logged, local and session storage are cleared,
 * and the fallback is used (specification §4 and §8).
 */
export function readSaved<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  fallback: Value,
  keeping: SavedIn = "local",
): Value {
  try {
    const text = storageOf(keeping).getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch (error) {
    // A browser that denies storage throws a DOMException; there is nothing to clear then.
    if (error instanceof DOMException) return fallback;
  }
  clearSaved(key);
  return fallback;
}

export function writeSaved(key: string, value: unknown, keeping: SavedIn = "local"): void {
  try {
    storageOf(keeping).setItem(key, JSON.stringify(value));
  } catch (error) {
    // Storage is full or denied: the shop works without it.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function removeSaved(key: string, keeping: SavedIn = "local"): void {
  try {
    storageOf(keeping).removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The keys in local storage that begin with `prefix`. */
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
