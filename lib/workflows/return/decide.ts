import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findOrder, lockOrder } from "@/lib/data/order/orders";
import { findReturn, listReturnsOfOrder, updateReturn } from "@/lib/data/return/returns";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund } from "@/lib/domain/order/refund";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { OrderReturn, ReturnStatus } from "@/lib/domain/return/return";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { payRefund } from "@/lib/workflows/payment/pay-refund";
import { readExchangeTerms } from "./exchange";
import { queueReturnNews } from "./mails";
import { type Receipt, receive } from "./receive";
import { releaseExchanges } from "./stock";

/** A return with the order that it belongs to. */
export type ReturnOfOrder = { returned: OrderReturn; order: Order };

/** What the owner says of a return that a shopper asks for. */
type Decision = { kind: "approve" | "refuse"; answer: string };

export type ReturnAction = Decision | ({ kind: "receive" } & Receipt);

type UnknownReturn = "store_unknown" | "return_unknown";

/** Does what the owner says of a return, or of its arrival. See docs/domain.md#returns; decision 75. */
export const changeReturn = (storeId: StoreId, id: string, action: ReturnAction) =>
  action.kind === "receive" ? receiveReturn(storeId, id, action) : decideReturn(storeId, id, action);

/** Approves or refuses a return, with a mail. An approved one whose parcel does not arrive can still be refused. */
export const decideReturn = (storeId: StoreId, id: string, decision: Decision) =>
  changeLocked(storeId, id, (store, locked, database) => decide(store, locked, decision, database));

/**
 * Records that the parcel of a return has arrived. In good order, its stock goes back, the order of an exchange is
 * placed and its refund granted in the same transaction, and paid after it; if the payment fails, it can be tried again
 * like every refund. What is not in good order is neither sold, exchanged nor refunded.
 */
export async function receiveReturn(storeId: StoreId, id: string, receipt: Receipt) {
  const named = await findReturn(storeId, id);
  const order = named && (await findOrder(storeId, named.orderId));
  const terms = order && (await readExchangeTerms(storeId, order));
  if (!terms) return fail("return_unknown");
  return changeLocked(storeId, id, (store, locked, database) =>
    receive(store, locked, { ...receipt, terms }, clock.now(), database),
  );
}

async function changeLocked<Refusal extends string>(
  storeId: StoreId,
  id: string,
  step: (store: StoreDetails, locked: ReturnOfOrder, database: Database) => Promise<Result<ReturnOfOrder, Refusal>>,
): Promise<Result<ReturnOfOrder, Refusal | UnknownReturn>> {
  const [store, named] = await Promise.all([readStore(storeId), findReturn(storeId, id)]);
  if (!store) return fail("store_unknown");
  if (!named) return fail("return_unknown");
  type Changed = ReturnOfOrder & { granted: readonly OrderRefund[] };
  const changed = await allOrNothing(async (database): Promise<Result<Changed, Refusal | UnknownReturn>> => {
    const locked = await lockReturn(store, named, database);
    if (!locked) return fail("return_unknown");
    const done = await step(store, locked, database);
    return done.ok ? ok({ ...done.value, granted: refundsSince(locked.order, done.value.order) }) : done;
  });
  if (!changed.ok) return changed;
  nudgeOutbox();
  const { returned, order, granted } = changed.value;
  // If the payment fails, the refund is owed all the same, says why, and can be tried again.
  for (const refund of granted) await payRefund(store, order, refund);
  const after = await findOrder(storeId, order.id);
  return after ? ok({ returned, order: after }) : fail("return_unknown");
}

/** The refunds that were granted between two readings of an order, and are still to be paid. */
function refundsSince(before: Order, after: Order): readonly OrderRefund[] {
  const known = before.refunds.map(({ id }) => id);
  return after.refunds.filter(({ id, status }) => status !== "done" && !known.includes(id));
}

/** The order is locked first, as by everybody who changes what can be returned of it. */
async function lockReturn(
  store: StoreDetails,
  { id, orderId }: OrderReturn,
  database: Database,
): Promise<ReturnOfOrder | null> {
  const order = await lockOrder(store.id, orderId, database);
  const returned = (await listReturnsOfOrder(store.id, orderId, database)).find((candidate) => candidate.id === id);
  return order && returned ? { order, returned } : null;
}

async function decide(
  store: StoreDetails,
  { order, returned }: ReturnOfOrder,
  { kind, answer }: Decision,
  database: Database,
): Promise<Result<ReturnOfOrder, "return_decided">> {
  const isOpen = returned.status === "asked" || (returned.status === "approved" && kind === "refuse");
  if (!isOpen) return fail("return_decided");
  if (kind === "refuse") await releaseExchanges(store, order, returned, database);
  const now = clock.now();
  const status: ReturnStatus = kind === "approve" ? "approved" : "refused";
  const changes = { status, answer, decidedAt: now };
  await updateReturn(store.id, returned.id, changes, database);
  const after = { ...returned, ...changes };
  await queueReturnNews(store, order, after, now, database);
  return ok({ order, returned: after });
}
