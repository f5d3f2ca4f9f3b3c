import { ownName } from "@/lib/domain/site/base-path";

/**
 * Where a value is stored: in "local" storage, for all tabs and visits, or in "session" storage, for one tab until it
 * closes.
 */
export type SavedIn = "local" | "session";

const storageOf = (keeping: SavedIn) => (keeping === "local" ? window.localStorage : window.sessionStorage);

/**
 * Reads a stored value and checks it with `isValid`. If it cannot be decoded, logs the error, clears local and session
 * storage, and returns the fallback (specification §4 and §8).
 */
export function readSaved<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  fallback: Value,
  keeping: SavedIn = "local",
): Value {
  try {
    const text = storageOf(keeping).getItem(ownName(key));
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch (error) {
    // A DOMException means that the browser forbids storage, so there is nothing to clear.
    if (error instanceof DOMException) return fallback;
  }
  clearSaved(key);
  return fallback;
}

export function writeSaved(key: string, value: unknown, keeping: SavedIn = "local"): void {
  try {
    storageOf(keeping).setItem(ownName(key), JSON.stringify(value));
  } catch (error) {
    // A DOMException means that storage is full or forbidden. The shop works without it.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function removeSaved(key: string, keeping: SavedIn = "local"): void {
  try {
    storageOf(keeping).removeItem(ownName(key));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** All keys in local storage that begin with `prefix`. */
export function savedKeys(prefix: string): string[] {
  try {
    const own = Object.keys(window.localStorage).filter((key) => key.startsWith(ownName(prefix)));
    return own.map((key) => key.slice(ownName("").length));
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
