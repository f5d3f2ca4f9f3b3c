import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { knownCartAtom, visitorMark } from "./known-cart";

/**
 * Remembers the number of items of this visitor's cart. It is the only writer of what the header shows, and stands apart
 * from it because every page loads the header, but only a changed cart is remembered.
 */
export function useRememberCart(): (count: number) => void {
  const save = useSetAtom(knownCartAtom);
  return useCallback((count) => save(count === 0 ? null : { count, visitor: visitorMark() }), [save]);
}
