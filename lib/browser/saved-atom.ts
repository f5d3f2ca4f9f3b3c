import { atom } from "jotai";
import { readSaved, writeSaved } from "./saved-state";

/**
 * An atom saved between visits and shared by all tabs of the shop. It is undefined until a component has mounted, because
 * a saved value could differ from the server's markup during hydration.
 */
export function savedAtom<Value>(key: string, isValid: (value: unknown) => value is Value, fallback: Value) {
  const valueAtom = atom<Value | undefined>(undefined);
  valueAtom.onMount = (set) => {
    const read = () => set(readSaved(key, isValid, fallback));
    // `key` is null if another tab has cleared the whole storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    read();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  };
  return atom(
    (get) => get(valueAtom),
    (_get, set, value: Value) => {
      set(valueAtom, value);
      writeSaved(key, value);
    },
  );
}
