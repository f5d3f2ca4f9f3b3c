import { atom } from "jotai";
import { readSaved, writeSaved } from "./saved-state";

/**
 * A value kept between visits and shared by all tabs of the shop. It is undefined until a component has mounted: what is
 * saved in the browser must not disagree with the markup that React takes over.
 */
export function savedAtom<Value>(key: string, isValid: (value: unknown) => value is Value, fallback: Value) {
  const held = atom<Value | undefined>(undefined);
  held.onMount = (set) => {
    const read = () => set(readSaved(key, isValid, fallback));
    // The key is null when another tab has cleared everything.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    read();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  };
  return atom(
    (get) => get(held),
    (_get, set, value: Value) => {
      set(held, value);
      writeSaved(key, value);
    },
  );
}
