import { atom } from "jotai";
import { ownName } from "@/lib/domain/site/base-path";
import { readSaved, writeSaved } from "./saved-state";

/**
 * An atom whose value is stored in the browser between visits and shared by all tabs of the shop. It is undefined until
 * a component has mounted: during hydration, the stored value could differ from the server's markup.
 */
export function savedAtom<Value>(key: string, isValid: (value: unknown) => value is Value, fallback: Value) {
  const valueAtom = atom<Value | undefined>(undefined);
  valueAtom.onMount = (set) => {
    const read = () => set(readSaved(key, isValid, fallback));
    // The event's `key` is null if another tab has cleared the whole storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === ownName(key) || event.key === null) read();
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
