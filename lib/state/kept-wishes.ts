import { savedAtom } from "./saved-atom";

/** What the browser keeps of the wish list, so that nobody who never saved anything causes a call. */
export type KeptWishes = {
  /** Id of the customer; empty for a browser that nobody has signed in with. */
  owner: string;
  count: number;
  /** By it the other tabs see that theirs is out of date. */
  changedAt: number;
};

export const KEPT_WISHES_KEY = "wish_list";

export const keptWishesAtom = savedAtom<KeptWishes | null>(KEPT_WISHES_KEY, isKeptWishesOrNull, null);

export function isKeptWishesOrNull(value: unknown): value is KeptWishes | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("owner" in value && "count" in value && "changedAt" in value)) return false;
  const { owner, count, changedAt } = value;
  return typeof owner === "string" && Number.isInteger(count) && typeof changedAt === "number";
}
