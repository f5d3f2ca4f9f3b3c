"use client";
import { useAtomValue } from "jotai";
import { keptWishesAtom } from "@/lib/state/kept-wishes";

/** How many products are saved, as far as the browser knows; nothing when there are none. */
export function WishCount({ className }: { className: string }) {
  const count = useAtomValue(keptWishesAtom)?.count ?? 0;
  return count > 0 && <span className={`tabular ${className}`}>{count}</span>;
}
