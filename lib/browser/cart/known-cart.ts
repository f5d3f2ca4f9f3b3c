import { crossSitePair } from "@/lib/browser/cross-site-pair";
import { savedAtom } from "@/lib/browser/saved-atom";

/** The item count last seen in this browser; `visitor` identifies whose cart it was. */
export type KnownCart = { count: number; visitor: string };

/** Null in a browser without a cart; such a browser sends no request for one. */
export const knownCartAtom = savedAtom<KnownCart | null>("bag", isKnownCartOrNull, null);

/** False after signing in or out: the visitor now has another cart, whose count is unknown. */
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
