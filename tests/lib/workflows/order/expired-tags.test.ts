import { eq, sql } from "drizzle-orm";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { getDatabase } from "@/lib/database/connection";
import { hasUnreadTags, readExpiredTags } from "@/lib/database/expired-tags";
import { orderItems, orders } from "@/lib/database/schema/order";
import { stores } from "@/lib/database/schema/store";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { manageOrder } from "@/lib/workflows/order/manage";
import { placeOrder } from "@/lib/workflows/order/place";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";
import { settlePayment } from "@/lib/workflows/payment/settle";
import { approveQuotation } from "@/lib/workflows/quotation/approve";
import { insertCategory, insertProduct } from "@/tests/factories/product-row";
import { aQuotationItem } from "@/tests/factories/quotation";
import { insertPricedQuotation } from "@/tests/factories/quotation-row";
import {
  aBuyer,
  aGuest,
  anOrderRequest,
  aReadyCheckout,
  insertSellingStore,
  putIntoCart,
  testStore,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { insertAttempt } from "@/tests/support/payment-attempt";

useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertCategory({ id: "silk" });
});
beforeEach(async () => {
  // Pending orders of other tests must not lapse in this one.
  await releaseLapsedOrders(inAnHour());
  await readExpiredTags();
});

let made = 0;
/** A visitor with two pieces of a product in the cart, and a checkout that is ready to order. */
async function aBuyerOf(stock: number) {
  const productId = `piece-${++made}`;
  await insertProduct({ id: productId, stock, categoryIds: ["silk"] });
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId, quantity: 200 });
  return { productId, visitor, checkoutId: await aReadyCheckout(visitor) };
}

async function place({ visitor, checkoutId }: { visitor: Visitor; checkoutId: string }, paymentName = "COD") {
  const store = await testStore();
  const placed = await placeOrder(
    { store, visitor, address: visitor.anonymousId },
    { ...anOrderRequest(checkoutId), paymentName },
  );
  if (!placed.ok) throw new Error(`Refused: ${placed.code}`);
  return placed.value.order;
}

/** An order that has bought all pieces of its product. */
async function aWholeSale(paymentName?: string) {
  const buyer = await aBuyerOf(200);
  const order = await place(buyer, paymentName);
  return { ...buyer, order };
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000);
const reportOf = (order: { id: string; finalPrice: number }, reference: string) =>
  ({ orderId: order.id, provider: "square", reference, amount: order.finalPrice, currencyCode: "INR" }) as const;

/** Writes that sell the last pieces of a product, or bring a product back that was sold out. */
const WRITES: Record<string, () => Promise<{ productId: string; write: () => Promise<unknown> }>> = {
  "an order": async () => {
    const buyer = await aBuyerOf(200);
    return { ...buyer, write: () => place(buyer) };
  },
  "an order that waits for its payment": async () => {
    const buyer = await aBuyerOf(200);
    return { ...buyer, write: () => place(buyer, "Square") };
  },
  "an order that replaces the pending one of its checkout": async () => {
    const sale = await aWholeSale("Square");
    return { ...sale, write: () => place(sale) };
  },
  "a cancelled order": async () => {
    const { order, ...sale } = await aWholeSale();
    const request = { positions: null, reason: "" };
    return { ...sale, write: async () => cancelOrder(await testStore(), order.id, request) };
  },
  "a cancelled item": async () => {
    const { order, ...sale } = await aWholeSale();
    const action = { kind: "cancel", positions: [0], reason: "" } as const;
    return { ...sale, write: () => manageOrder("nila-loom", order.id, action) };
  },
  "a customer's request to cancel that the owner confirms": async () => {
    const { order, ...sale } = await aWholeSale();
    await getDatabase().update(orderItems).set({ status: "c_requested" }).where(eq(orderItems.orderId, order.id));
    const action = { kind: "decide", position: 0, isConfirmed: true } as const;
    return { ...sale, write: () => manageOrder("nila-loom", order.id, action) };
  },
  "an order that lapses": async () => {
    const sale = await aWholeSale("Square");
    return { ...sale, write: () => releaseLapsedOrders(inAnHour()) };
  },
  "a pending payment that the shopper cancels": async () => {
    const { order, ...sale } = await aWholeSale("Square");
    return {
      ...sale,
      write: async () => cancelPendingPayment({ store: await testStore(), visitor: sale.visitor }, order.id),
    };
  },
  "a lapsed order that is paid after all": async () => {
    const { order, ...sale } = await aWholeSale("Square");
    const started = reportOf(order, `late-${order.id}`);
    await insertAttempt(started);
    await releaseLapsedOrders(inAnHour());
    return {
      ...sale,
      write: () => settlePayment("nila-loom", { ...started, outcome: "succeeded", eventId: null }),
    };
  },
  "an approved quotation": async () => {
    const { productId } = await aBuyerOf(200);
    const item = aQuotationItem({ productId, slug: productId, quantity: 200, unitPrice: 90_000, total: 180_000 });
    const { id } = await insertPricedQuotation({
      id: `quotation-${made}`,
      number: `Q-1126-${made}`,
      customerId: null,
      items: [item],
      subTotal: item.total,
      shippingCost: 0,
      finalPrice: item.total,
    });
    const key = await insertQuotationLink("nila-loom", id, new Date());
    return {
      productId,
      write: async () =>
        approveQuotation({ store: await testStore(), visitor: aGuest() }, { quotationId: id, key, revision: 1 }),
    };
  },
};

describe.each([
  { lists: "show sold-out products", showsSoldOut: true },
  { lists: "leave sold-out products out", showsSoldOut: false },
])("where lists $lists", ({ showsSoldOut }) => {
  beforeAll(async () => {
    const features = JSON.stringify({ additional_features: { disp_all_products: showsSoldOut } });
    await getDatabase()
      .update(stores)
      .set({ details: sql`${stores.details} || ${features}::jsonb` });
    expect((await testStore()).showSoldOut).toBe(showsSoldOut);
  });

  it.each(Object.entries(WRITES))("%s expires the product's pages and no others", async (_, prepare) => {
    const { productId, write } = await prepare();
    await readExpiredTags();
    await write();
    const ofLists = showsSoldOut ? [] : ["catalogue:nila-loom", "category:nila-loom:silk"];
    expect(await readExpiredTags()).toEqual([`product:nila-loom:${productId}`, ...ofLists]);
  });
});

describe("no row is written", () => {
  it("for an order that leaves enough stock", async () => {
    await place(await aBuyerOf(10_000));
    expect([await readExpiredTags(), hasUnreadTags()]).toEqual([[], false]);
  });

  it("for an order that is refused", async () => {
    const { visitor, checkoutId } = await aBuyerOf(100);
    const request = anOrderRequest(checkoutId);
    expect(
      await placeOrder({ store: await testStore(), visitor, address: visitor.anonymousId }, request),
    ).toMatchObject({ ok: false });
    expect([await readExpiredTags(), hasUnreadTags()]).toEqual([[], false]);
  });

  it("for an order that is placed again with the same key", async () => {
    const { visitor, checkoutId } = await aBuyerOf(200);
    const store = await testStore();
    const request = anOrderRequest(checkoutId);
    await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
    await readExpiredTags();
    expect(await placeOrder({ store, visitor, address: visitor.anonymousId }, request)).toMatchObject({ ok: true });
    expect([await readExpiredTags(), hasUnreadTags()]).toEqual([[], false]);
  });

  it("for a lapsed order whose late payment finds its stock sold", async () => {
    const { order, visitor } = await aWholeSale("Square");
    const started = reportOf(order, `too-late-${order.id}`);
    await insertAttempt(started);
    await releaseLapsedOrders(inAnHour());
    await place({ visitor, checkoutId: await aReadyCheckout(visitor) });
    await readExpiredTags();
    await settlePayment("nila-loom", { ...started, outcome: "succeeded", eventId: null });
    const [row] = await getDatabase().select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ paymentStatus: "refund_due" });
    expect([await readExpiredTags(), hasUnreadTags()]).toEqual([[], false]);
  });
});
