import "server-only";
import { lockOrder } from "@/lib/data/order/orders";
import { insertReturn, listReturnsOfOrder } from "@/lib/data/return/returns";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import { type AskReturnRefusal, checkReturn, type OrderReturn, type ReturnRequest } from "@/lib/domain/return/return";
import { returnRulesOf } from "@/lib/domain/return/rules";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { queueReturnAsked } from "./mails";

/**
 * Records that a shopper asks to return items: the customer of the order, or whoever has a link to it with `key`. The
 * owner decides. See docs/domain.md#returns; decision 75.
 */
export async function askReturn(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { orderId, key }: { orderId: string; key: string | null },
  request: ReturnRequest,
): Promise<Result<OrderReturn, AskReturnRefusal | "order_unknown">> {
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) return fail("order_unknown");
  const asked = await getDatabase().transaction((database) => ask(store, orderId, request, database));
  if (asked.ok) nudgeOutbox();
  return asked;
}

async function ask(
  store: StoreDetails,
  orderId: string,
  request: ReturnRequest,
  database: Database,
): Promise<Result<OrderReturn, AskReturnRefusal | "order_unknown">> {
  // The lock makes two tabs wait for each other: the second one meets what the first has asked for.
  const order = await lockOrder(store.id, orderId, database);
  if (!order) return fail("order_unknown");
  const now = clock.now();
  const before = await listReturnsOfOrder(store.id, orderId, database);
  const checked = checkReturn(order, before, returnRulesOf(store), request, now);
  if (!checked.ok) return checked;
  const returned: OrderReturn = {
    ...request,
    id: newId(),
    orderId,
    status: "asked",
    answer: "",
    refundId: null,
    askedAt: now,
    decidedAt: null,
    receivedAt: null,
  };
  await insertReturn(store.id, returned, database);
  await queueReturnAsked(store, order, returned, now, database);
  return ok(returned);
}
