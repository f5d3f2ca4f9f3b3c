import "server-only";
import { updateReturn } from "@/lib/data/return/returns";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { GrantRefusal, RefundDestination } from "@/lib/domain/order/refund";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { OrderReturn } from "@/lib/domain/return/return";
import type { StoreDetails } from "@/lib/domain/store/store";
import { newId } from "@/lib/server/tokens";
import { grantOfLocked } from "@/lib/workflows/payment/grant-refund";
import { type ExchangeTerms, placeExchange } from "./exchange";
import { queueReturnNews } from "./mails";
import { giveStockBack, releaseExchanges } from "./stock";

/**
 * It arrived, in good order or not. `destination` is where the money goes, if not where the shopper wished; all of it
 * goes there then, and nothing is exchanged.
 */
export type Receipt = { isGood: boolean; answer: string; destination: RefundDestination | null };

type Locked = { returned: OrderReturn; order: Order };

/** Receives the return of a locked order. The refunds that this opens are paid after the commit. */
export async function receive(
  store: StoreDetails,
  { order, returned }: Locked,
  { isGood, answer, destination, terms }: Receipt & { terms: ExchangeTerms },
  now: Date,
  database: Database,
): Promise<Result<Locked, GrantRefusal | "return_not_approved" | "gift_cards_off">> {
  if (returned.status !== "approved") return fail("return_not_approved");
  const to = destination ?? (returned.wish === "gift_card" ? "gift_card" : "provider");
  if (isGood && to === "gift_card" && !store.features.manualGiftCards) return fail("gift_cards_off", "to");
  const isExchange = isGood && destination === null && returned.items.some(({ exchange }) => exchange !== null);
  // Stock first: everybody locks products before number sequences and gift cards.
  if (isGood) await giveStockBack(store, order, returned, database);
  if (!isExchange) await releaseExchanges(store, order, returned, database);
  const settled = !isGood
    ? ok({ order, refundId: null, exchange: null })
    : isExchange
      ? await placeExchange(store, order, { returned, rest: to, reason: answer, terms }, now, database)
      : await refundAll(store, order, { returned, to, reason: answer }, now, database);
  if (!settled.ok) return settled;
  const { refundId, exchange } = settled.value;
  const changes = {
    status: isGood ? ("received" as const) : ("rejected" as const),
    answer,
    receivedAt: now,
    refundId,
    exchangeOrder: exchange && { id: exchange.order.id, number: exchange.order.number },
  };
  await updateReturn(store.id, returned.id, changes, database);
  const after = { ...returned, ...changes };
  await queueReturnNews(store, order, after, now, database, exchange?.giftCard);
  return ok({ order: settled.value.order, returned: after });
}

async function refundAll(
  store: StoreDetails,
  order: Order,
  { returned, to, reason }: { returned: OrderReturn; to: RefundDestination; reason: string },
  now: Date,
  database: Database,
) {
  const request = { kind: "items" as const, items: returned.items, withShipping: false };
  const granted = await grantOfLocked(store, order, { id: newId(), request, destination: to, reason }, now, database);
  return granted.ok ? ok({ ...granted.value, exchange: null }) : granted;
}
