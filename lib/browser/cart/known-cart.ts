import { crossSitePair } from "@/lib/browser/cross-site-pair";
import { savedAtom } from "@/lib/browser/saved-atom";

/** The number of items that this browser last saw in a cart. `visitor` identifies whose cart it was. */
export type KnownCart = { count: number; visitor: string };

/** What this browser knows about its cart; null if it has no cart. In that case it sends no request for one. */
export const knownCartAtom = savedAtom<KnownCart | null>("bag", isKnownCartOrNull, null);

/**
 * Whether the known count is still that of this visitor's cart. After signing in or out it is not, because the visitor
 * then has another cart.
 */
export function isCartOfVisitor({ visitor }: KnownCart): boolean {
  return visitor === visitorMark();
}

/** Identifies the visitor to whom a saved number belongs: it changes when they sign in or out. */
export function visitorMark(): string {
  return crossSitePair()?.slice(0, MARK_LENGTH) ?? "";
}
const MARK_LENGTH = 12;

function isKnownCartOrNull(value: unknown): value is KnownCart | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("count" in value && "visitor" in value)) return false;
  return typeof value.count === "number" && typeof value.visitor === "string";
}
