import type { CartWire } from "@/lib/contracts/cart/calls";
import { isSameItem } from "./estimate";
import type { BagWrite } from "./journal";

/** Something that could not be done; `code` as the shop refused it. */
export type BagRefusal = { write: BagWrite; code: string };

export type BagNews = {
  refusals: readonly BagRefusal[];
  /** What was put into the bag last, by the item it has become; a new object each time. */
  added: { itemId: string } | null;
};

type Told =
  | { type: "changing"; write: BagWrite }
  | { type: "refused"; write: BagWrite; code: string }
  | { type: "added"; write: BagWrite & { kind: "add" }; bag: CartWire }
  | { type: "read" };

const NONE: BagNews = { refusals: [], added: null };
let news = NONE;
const followers = new Set<() => void>();

export const bagNews = () => news;
export const noBagNews = () => NONE;

export function followBagNews(run: () => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}

/** Who changes an item again has read why it was refused the last time. */
export function tellBagNews(told: Told): void {
  news = after(news, told);
  for (const run of followers) run();
}

function after({ refusals, added }: BagNews, told: Told): BagNews {
  if (told.type === "read") return { refusals: refusals.filter(({ write }) => write.kind !== "add"), added };
  const others = refusals.filter(({ write }) => subjectOf(write) !== subjectOf(told.write));
  if (told.type === "changing") return { refusals: others, added };
  if (told.type === "refused") return { refusals: [...others, { write: told.write, code: told.code }], added };
  const item = told.bag.items.find((each) => isSameItem(each, told.write.item));
  return { refusals: others, added: item ? { itemId: item.item_id } : added };
}

/** What a write is about. */
function subjectOf(write: BagWrite): string {
  if (write.kind === "add") return JSON.stringify(write.item);
  return write.kind === "details" ? "details" : write.itemId;
}
