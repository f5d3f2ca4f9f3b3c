import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Whether this component has hydrated. Parts of a page hydrate one after another, so a value from the browser that an
 * earlier part has already read would differ from the server's markup in a later one.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
