import { crossSitePair } from "@/lib/browser/cross-site-pair";
import { savedAtom } from "@/lib/browser/saved-atom";

/** How much is in the bag, as last seen in this browser; `visitor` tells whose it was. */
export type KnownCart = { count: number; visitor: string };

/** Null in a browser without a bag, which is not asked for then. */
export const knownCartAtom = savedAtom<KnownCart | null>("bag", isKnownCartOrNull, null);

/** Whoever has signed in or out since then has another bag, of which nothing is known. */
export function isCartOfVisitor({ visitor }: KnownCart): boolean {
  return visitor === visitorMark();
}

export function visitorMark(): string {
  return crossSitePair()?.slice(0, MARK_LENGTH) ?? "";
}
const MARK_LENGTH = 12;

function isKnownCartOrNull(value: unknown): value is KnownCart | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("count" in value && "visitor" in value)) return false;
  return typeof value.count === "number" && typeof value.visitor === "string";
}
