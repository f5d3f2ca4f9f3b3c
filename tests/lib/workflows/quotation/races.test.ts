import { eq } from "drizzle-orm";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { findQuotation } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { orderItems, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { approveQuotation } from "@/lib/workflows/quotation/approve";
import { withdrawQuotation } from "@/lib/workflows/quotation/cancel";
import { manageQuotation } from "@/lib/workflows/quotation/manage";
import { requestQuotation } from "@/lib/workflows/quotation/request";
import { insertProduct } from "@/tests/factories/product-row";
import { aQuotationItem } from "@/tests/factories/quotation";
import { insertPricedQuotation } from "@/tests/factories/quotation-row";
import { aBuyer, aGuest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

// On PGlite the calls run one after the other. On PostgreSQL as many run in parallel as there are connections.
jest.setTimeout(120_000);
useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore({ type: "quot_based", sub_type: "quot" });
});

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i));

let made = 0;
/** A quotation that awaits the shopper's answer, and the key in a link to it. */
async function aWaiting(productId: string, quantity: number) {
  made += 1;
  const item = aQuotationItem({ productId, slug: productId, quantity, unitPrice: 90_000, total: 900 * quantity });
  const sums = { subTotal: item.total, shippingCost: 0, finalPrice: item.total };
  const names = { id: `waiting-${made}`, number: `Q-1126-${made}`, customerId: null };
  const { id } = await insertPricedQuotation({ ...names, ...sums, items: [item] });
  return { quotationId: id, key: await insertQuotationLink(store.id, id, new Date()), revision: 1 };
}

/** Calls `ask`. If no database connection was free in time, as happens on a busy machine, it calls again. */
async function insisting<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isDatabaseAway(error)) return insisting(ask);
    throw error;
  }
}
const approve = (waiting: Awaited<ReturnType<typeof aWaiting>>) =>
  insisting(() => approveQuotation({ store, visitor: aGuest() }, waiting));

const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

it("places one order for twenty approvals at once, with one mail and its stock taken once", async () => {
  await insertProduct({ id: "plenty", stock: 10_000 });
  const waiting = await aWaiting("plenty", 1_000);
  const answers = await Promise.all(times(20, () => approve(waiting)));
  const ids = answers.map((answer) => (answer.ok ? answer.value.order.id : answer.code));
  expect(new Set(ids).size).toBe(1);
  expect(
    await getDatabase()
      .select()
      .from(orders)
      .where(eq(orders.id, ids[0] ?? "")),
  ).toHaveLength(1);
  expect(await stockOf("plenty")).toBe(9_000);
  const mails = await getDatabase().select().from(outboxMessages).where(eq(outboxMessages.template, "order_placed"));
  expect(mails).toHaveLength(1);
});

it("gives the last pieces to one of ten quotations approved at once", async () => {
  await insertProduct({ id: "last", stock: 1_000 });
  const waiting = await Promise.all(times(10, () => aWaiting("last", 1_000)));
  const answers = await Promise.all(waiting.map(approve));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(["item_unavailable"]));
  expect(await stockOf("last")).toBe(0);
  expect(await getDatabase().select().from(orderItems).where(eq(orderItems.productId, "last"))).toHaveLength(1);
  const states = await Promise.all(waiting.map(({ quotationId }) => findQuotation(store.id, quotationId)));
  expect(states.map((each) => each?.status).sort()).toEqual(["confirmed", ...times(9, () => "processing")]);
});

it("orders at the approved prices, even while the owner changes them", async () => {
  await insertProduct({ id: "wavering", stock: null });
  const waiting = await Promise.all(times(10, () => aWaiting("wavering", 1_000)));
  await Promise.all(
    waiting.flatMap((one) => [
      approve(one),
      insisting(() =>
        manageQuotation(store.id, one.quotationId, {
          kind: "revise",
          prices: { items: [{ position: 0, unitPrice: 99_000, addonPrice: null }], shippingPrice: null, message: "" },
        }),
      ),
      insisting(() => withdrawQuotation({ store, visitor: aGuest() }, { ...one, reason: "" })),
    ]),
  );
  for (const { quotationId } of waiting) {
    const quotation = await findQuotation(store.id, quotationId);
    const [order] = await getDatabase()
      .select()
      .from(orders)
      .where(eq(orders.id, quotation?.orderId ?? ""));
    // Either the approval came first, and the order has the prices of revision 1; or the cancellation came first, and
    // there is no order.
    if (quotation?.status === "confirmed") expect([quotation.revision, order?.finalPrice]).toEqual([1, 900_000]);
    else expect([quotation?.status, order]).toEqual(["cancelled", undefined]);
  }
});

it("makes one quotation for the same request sent twenty times at once", async () => {
  await insertProduct({ id: "asked" });
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId: "asked" });
  const request = {
    checkoutId: await aReadyCheckout(visitor),
    seenTotal: null,
    idempotencyKey: "twenty-times-at-once",
  };
  const asker = { store, visitor, address: "203.0.113.9", device: "" };
  const answers = await Promise.all(times(20, () => insisting(() => requestQuotation(asker, request))));
  const ids = answers.map((answer) => (answer.ok ? answer.value.quotation.id : answer.code));
  expect(new Set(ids).size).toBe(1);
});
