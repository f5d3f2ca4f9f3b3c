import "server-only";
import { readCheckoutSettings, readStore } from "@/lib/cached/read-store";
import { insertOrderLink } from "@/lib/data/order/links";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";
import { isAwaited } from "@/lib/domain/order/state";
import { checkTakeUp, type TakeUpRefusal } from "@/lib/domain/order/take-up";
import type { PaymentType } from "@/lib/domain/payment/payment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { toProviderKind } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { findOrderByIdOrNumber } from "@/lib/workflows/order/manage";
import { findQuotationByIdOrNumber } from "@/lib/workflows/quotation/manage";

/** `link` leads to the order, which offers to pay it by the method `order.paymentName`. */
export type PaymentLink = { order: Order; link: string };

type Refusal = TakeUpRefusal | "store_unknown" | "order_unknown" | "payment_unknown" | "payment_currency";

/**
 * Makes a link by which a customer pays an order through a provider: one that awaits a transfer, such as that of an
 * accepted quotation or one taken by phone, or one whose payment was not finished. `name` is the id or number of the
 * order or of its quotation; `paymentName` is null for the order's own method or the first one that takes its currency.
 * An order that awaited a transfer awaits the provider's payment from then on, as long as it would have awaited the
 * transfer; the owner can still record that a transfer has arrived.
 *
 * Source: docs/domain.md#unfinished-payments.
 */
export async function makePaymentLink(
  storeId: StoreId,
  name: string,
  paymentName: string | null,
  now = clock.now(),
): Promise<Result<PaymentLink, Refusal>> {
  const [store, settings] = await Promise.all([readStore(storeId), readCheckoutSettings(storeId)]);
  if (!store || !settings) return fail("store_unknown");
  const id = await findOrderId(storeId, name);
  if (id === null) return fail("order_unknown");
  const asked = { payments: settings.payments, paymentName };
  return allOrNothing((database) => makeLink(store, id, asked, now, database));
}

async function findOrderId(storeId: StoreId, name: string): Promise<string | null> {
  const order = await findOrderByIdOrNumber(storeId, name);
  return order ? order.id : ((await findQuotationByIdOrNumber(storeId, name))?.orderId ?? null);
}

async function makeLink(
  store: StoreDetails,
  id: string,
  asked: { payments: readonly PaymentType[]; paymentName: string | null },
  now: Date,
  database: Database,
): Promise<Result<PaymentLink, Refusal>> {
  const order = await lockOrder(store.id, id, database);
  if (!order) return fail("order_unknown");
  const allowed = checkTakeUp(order, now);
  if (!allowed.ok) return allowed;
  const method = chooseMethod(order, asked);
  if (!method.ok) return method;
  // The payment of a provider that was begun must be found again, so an unfinished payment keeps its method.
  const changed = isAwaited(order)
    ? { paymentName: method.value.name, paymentLabel: method.value.label, remindAt: null }
    : {};
  await updateOrder(store.id, id, changed, now, database);
  const key = await insertOrderLink(store.id, id, now, database);
  return ok({ order: { ...order, ...changed }, link: `${store.origin}${orderSummaryPath(id, key)}` });
}

function chooseMethod(
  order: Order,
  { payments, paymentName }: { payments: readonly PaymentType[]; paymentName: string | null },
): Result<PaymentType, "payment_unknown" | "payment_currency"> {
  const providers = payments.filter(({ kind }) => toProviderKind(kind) !== null);
  const takes = ({ currencies }: PaymentType) => currencies.length === 0 || currencies.includes(order.currency.code);
  const own = providers.find(({ name }) => name === order.paymentName);
  if (!isAwaited(order) && own?.name !== (paymentName ?? order.paymentName)) return fail("payment_unknown");
  const named = paymentName === null ? own : providers.find(({ name }) => name === paymentName);
  if (paymentName !== null && !named) return fail("payment_unknown");
  if (named) return takes(named) ? ok(named) : fail("payment_currency");
  if (providers.length === 0) return fail("payment_unknown");
  const first = providers.find(takes);
  return first ? ok(first) : fail("payment_currency");
}
