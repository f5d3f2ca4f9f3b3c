import type { CartWire } from "@/lib/contracts/cart-calls";
import { askBagAgain, currencyQuery, showBag } from "./bag-cache";
import { type BagWrite, type KeptWrite, keepBagWrite, keptBagWrites, setKeptBagWrites } from "./bag-journal";
import { tellBagNews } from "./bag-news";
import { callApi } from "./call-api";
import { onceReachable } from "./connection";

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

let sending: string | null = null;
let forgetNetwork: (() => void) | null = null;

/**
 * Sends what is kept, one after the other: two changes of one bag on their way at once could arrive the other way round,
 * and their answers too. Without a network it waits for one.
 */
export async function sendBagWrites(): Promise<void> {
  if (sending !== null) return;
  for (let [next] = keptBagWrites(); next; [next] = keptBagWrites()) {
    sending = next.id;
    const outcome = await send(next);
    sending = null;
    settle(next, outcome);
    if (outcome.status === "kept") {
      forgetNetwork?.();
      forgetNetwork = onceReachable(() => void sendBagWrites());
      return;
    }
  }
}

/** The page goes: what still waits for its turn goes out at once. Unanswered, it is sent again by the next page. */
export function sendAllAtOnce(): void {
  for (const kept of keptBagWrites()) if (!kept.isSent && kept.id !== sending) void request(kept);
}

async function send(kept: KeptWrite): Promise<BagOutcome> {
  const answer = await request(kept);
  if (answer.ok) return { status: "done", bag: answer.value };
  if (answer.code === "network_failed") {
    mark(kept, false);
    return { status: "kept" };
  }
  // Gone already, from another tab or by a page that was left: that is what was wanted.
  const isDone = kept.write.kind === "remove" && answer.code === "item_unknown";
  return { status: "refused", code: isDone ? "" : codeOf(answer) };
}

function settle(kept: KeptWrite, outcome: BagOutcome): void {
  const tell = waiting.get(kept.id);
  waiting.delete(kept.id);
  if (outcome.status === "done") showBag(outcome.bag);
  if (outcome.status === "refused") askBagAgain();
  // From here on the shop's own word is shown: for what was refused, as it was before.
  if (outcome.status !== "kept") forget(kept);
  tell?.(outcome);
  const { write } = kept;
  if (outcome.status === "done" && write.kind === "add") tellBagNews({ type: "added", write, bag: outcome.bag });
  if (outcome.status === "refused" && outcome.code && !tell)
    tellBagNews({ type: "refused", write, code: outcome.code });
}

function request(kept: KeptWrite) {
  const { path, method, body } = toCall(kept.write);
  return callApi<CartWire>(`${path}${currencyQuery(currencyCode)}`, {
    method,
    body,
    keepalive: true,
    // Whatever was sent before and not answered is sent again: a sum must not be made twice.
    idempotencyKey: kept.write.kind === "add" ? kept.id : undefined,
    onSending: () => mark(kept, true),
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
    case "details":
      return { path: "/api/cart", method: "PATCH", body: write.details };
  }
}

const itemPath = (itemId: string) => `/api/cart/items/${encodeURIComponent(itemId)}` as const;

/** Of input that is not as it should be, the fault of its one part says more. */
function codeOf({ code, errors }: { code: string; errors: readonly { path: string; code: string }[] }): string {
  return code === "request_invalid" && errors.some(({ path }) => path === "quantity") ? "quantity_invalid" : code;
}

function mark({ id }: KeptWrite, isSent: boolean): void {
  setKeptBagWrites(keptBagWrites().map((each) => (each.id === id ? { ...each, isSent } : each)));
}

function forget({ id }: KeptWrite): void {
  setKeptBagWrites(keptBagWrites().filter((each) => each.id !== id));
}
