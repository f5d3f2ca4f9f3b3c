import { callApi } from "@/lib/browser/call-api";
import { onceReachable } from "@/lib/browser/site/connection";
import { showWishesAnew } from "@/lib/browser/wishlist/wishlist";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { askBagAgain, bagKey, currencyQuery, readBag, showBag } from "./cache";
import {
  type BagWrite,
  forgetBagWrite,
  isOfThisPage,
  type KeptWrite,
  keepBagWrite,
  keptBagWrites,
  markBagWrite,
  readKeptBagWrites,
} from "./journal";
import { tellBagNews } from "./news";
import { tellOtherTabs } from "./tabs";

/** What became of a write: `kept` waits for the network. */
export type BagOutcome = { status: "done"; bag: CartWire } | { status: "kept" } | { status: "refused"; code: string };

let currencyCode: string | undefined;
/** Answers to writes carry the charge of the currency that is shown. */
export function setBagCurrency(code: string | undefined): void {
  currencyCode = code;
}

const waiting = new Map<string, (outcome: BagOutcome) => void>();

/** Does something to the bag. What is refused is told by `bag-news`. */
export function changeBag(write: BagWrite): void {
  tellBagNews({ type: "changing", write });
  keepBagWrite(write);
  void sendBagWrites();
}

/** Sends what is kept and tells what became of this one; whoever asks says it to the shopper. */
export function sendAndTell({ id }: Pick<KeptWrite, "id">): Promise<BagOutcome> {
  const outcome = new Promise<BagOutcome>((resolve) => waiting.set(id, resolve));
  void sendBagWrites();
  return outcome;
}

let isSending = false;
let sending: string | null = null;
let forgetNetwork: (() => void) | null = null;

/**
 * Sends what is kept, one after the other: two changes of one bag on their way at once could arrive the other way round,
 * and their answers too. Of several tabs one sends at a time, the changes of all. Without a network it waits for one.
 */
export async function sendBagWrites(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const isKept = await aloneOfTabs(sendAll).finally(() => {
    isSending = false;
    sending = null;
  });
  if (isKept) {
    forgetNetwork?.();
    forgetNetwork = onceReachable(() => void sendBagWrites());
  } else if (keptBagWrites().length > 0) await sendBagWrites();
}

/** Answers whether something is still kept, for want of a network. */
async function sendAll(): Promise<boolean> {
  for (let [next] = readKeptBagWrites(); next; [next] = readKeptBagWrites()) {
    sending = next.id;
    const outcome = await send(next);
    sending = null;
    settle(next, outcome);
    if (outcome.status === "kept") return true;
  }
  await tellSentByOthers();
  return false;
}

/** In an old browser without such locks tabs may send at once: additions are still made once. */
async function aloneOfTabs(run: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? await navigator.locks.request("bag_writes", run) : run();
}

/** What another tab has sent for somebody who waits for it here: its answer went there, and is asked for. */
async function tellSentByOthers(): Promise<void> {
  if (waiting.size === 0) return;
  const bag = await readBag(bagKey(currencyCode)).catch(() => null);
  for (const [id, tell] of waiting) {
    if (keptBagWrites().some((each) => each.id === id)) continue;
    waiting.delete(id);
    tell(bag ? { status: "done", bag } : { status: "kept" });
  }
}

/** The page goes: what it has kept goes out at once. Unanswered, it is sent again by the next page, or by another tab. */
export function sendAllAtOnce(): void {
  const waitingHere = keptBagWrites().filter((kept) => isOfThisPage(kept) && !kept.isSent && kept.id !== sending);
  for (const kept of waitingHere) void request(kept);
}

async function send(kept: KeptWrite): Promise<BagOutcome> {
  const answer = await request(kept);
  if (answer.ok) return { status: "done", bag: answer.value };
  if (answer.code === "network_failed") {
    markBagWrite(kept, false);
    return { status: "kept" };
  }
  // Gone already, from another tab or by a page that was left: that is what was wanted.
  const isTakenOut = kept.write.kind === "remove" || kept.write.kind === "wish";
  const isDone = isTakenOut && answer.code === "item_unknown";
  return { status: "refused", code: isDone ? "" : codeOf(answer) };
}

function settle(kept: KeptWrite, outcome: BagOutcome): void {
  const tell = waiting.get(kept.id);
  waiting.delete(kept.id);
  if (outcome.status === "done") showBag(outcome.bag);
  if (outcome.status === "refused") askBagAgain();
  // From here on the shop's own word is shown: for what was refused, as it was before.
  if (outcome.status !== "kept") forgetBagWrite(kept);
  tell?.(outcome);
  const { write } = kept;
  if (outcome.status === "done" && write.kind === "add") tellBagNews({ type: "added", write, bag: outcome.bag });
  if (outcome.status === "done" && write.kind === "wish") void showWishesAnew();
  if (outcome.status !== "refused" || !outcome.code || tell) return;
  tellBagNews({ type: "refused", write, code: outcome.code });
  // It may have been done there.
  tellOtherTabs({ write, code: outcome.code });
}

function request(kept: KeptWrite) {
  const { path, method, body } = toCall(kept.write);
  return callApi<CartWire>(`${path}${currencyQuery(currencyCode)}`, {
    method,
    body,
    keepalive: true,
    // Whatever was sent before and not answered is sent again: a sum must not be made twice.
    idempotencyKey: kept.write.kind === "add" ? kept.id : undefined,
    onSending: () => markBagWrite(kept, true),
  });
}

function toCall(write: BagWrite): { path: `/api/cart${string}`; method: "POST" | "PATCH" | "DELETE"; body?: unknown } {
  switch (write.kind) {
    case "add":
      return { path: "/api/cart/items", method: "POST", body: write.item };
    case "quantity":
      return { path: itemPath(write.itemId), method: "PATCH", body: { quantity: write.quantity } };
    case "remove":
      return { path: itemPath(write.itemId), method: "DELETE" };
    case "wish":
      return { path: `${itemPath(write.itemId)}/move`, method: "POST" };
    case "details":
      return { path: "/api/cart", method: "PATCH", body: write.details };
  }
}

const itemPath = (itemId: string) => `/api/cart/items/${encodeURIComponent(itemId)}` as const;

/** Of input that is not as it should be, the fault of its one part says more. */
function codeOf({ code, errors }: { code: string; errors: readonly { path: string; code: string }[] }): string {
  return code === "request_invalid" && errors.some(({ path }) => path === "quantity") ? "quantity_invalid" : code;
}
