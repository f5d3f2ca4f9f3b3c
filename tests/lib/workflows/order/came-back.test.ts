import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder, takeParcelBack } from "@/lib/workflows/order/cancel";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { dispatchParcel } from "@/lib/workflows/order/dispatch";
import { placeOrder } from "@/lib/workflows/order/place";
import { markCustomers } from "@/lib/workflows/order/read";
import { insertProduct } from "@/tests/factories/product-row";
import { aBuyer, aGuest, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  const cod_config = { cod_charges: 50, max_parcels_came_back: 2 };
  store = await insertSellingStore({
    payment_types: [{ name: "COD", status: "active", cod_config }],
  });
});

let made = 0;
async function orderOnDelivery(visitor: Visitor) {
  const productId = `back-${++made}`;
  await insertProduct({ id: productId, stock: 300 });
  await putIntoCart(visitor, { productId });
  const request = { ...anOrderRequest(await aReadyCheckout(visitor)), paymentName: "COD" };
  return { productId, placed: await placeOrder({ store, visitor, address: visitor.anonymousId }, request) };
}

async function dispatched(visitor: Visitor) {
  const { productId, placed } = await orderOnDelivery(visitor);
  if (!placed.ok) throw new Error(placed.code);
  const { order } = placed.value;
  const parcel = { items: null, carrier: "", trackingLink: "", trackingNumber: "", idempotencyKey: null };
  await dispatchParcel(store, order.id, parcel);
  return { order, productId };
}
const stockOf = async (id: string) =>
  (await getDatabase().select().from(products).where(eq(products.id, id)))[0]?.stock;

it("cancels the order, sells its stock again and owes nothing", async () => {
  const { order, productId } = await dispatched(await aBuyer());
  expect(await stockOf(productId)).toBe(200);
  expect(await takeParcelBack(store, order.id)).toMatchObject({ ok: true });
  const back = await currentOrder(order);
  expect(back).toMatchObject({ status: "cancelled", paymentStatus: "none", refundAmount: 0 });
  expect(back.cameBackAt).toEqual(back.cancelledAt);
  expect(await stockOf(productId)).toBe(300);
  const cancelled = (await messagesTo(order.email)).filter(({ template }) => template === "order_cancelled");
  expect(cancelled).toMatchObject([{ content: { reason: expect.stringContaining("came back") } }]);
});

it("happens once, however often it is told at once, and never to what was not sent or was delivered", async () => {
  const visitor = await aBuyer();
  const { order, productId } = await dispatched(visitor);
  const told = await Promise.all([1, 2, 3].map(() => takeParcelBack(store, order.id)));
  expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(productId)).toBe(300);
  const delivered = await dispatched(visitor);
  await changeOrderStatus(store, delivered.order.id, "delivered");
  const { placed } = await orderOnDelivery(visitor);
  if (!placed.ok) throw new Error(placed.code);
  for (const { id } of [delivered.order, placed.value.order])
    expect(await takeParcelBack(store, id)).toMatchObject({ code: "order_not_dispatched" });
  expect(await takeParcelBack(store, "nobody's")).toMatchObject({ code: "order_unknown" });
});

it.each([
  { who: "a customer", visitor: aBuyer },
  { who: "a guest", visitor: async () => aGuest() },
])("marks $who, who pays before from the second parcel on", async ({ visitor: come }) => {
  const visitor = await come();
  const first = await dispatched(visitor);
  await takeParcelBack(store, first.order.id);
  // A cancellation is no fault of the customer.
  const second = await dispatched(visitor);
  await cancelOrder(store, second.order.id, { positions: null, reason: "" });
  const third = await dispatched(visitor);
  expect(await markCustomers("nila-loom", [third.order])).toMatchObject([{ parcelsCameBack: 1 }]);
  await takeParcelBack(store, third.order.id);
  const orders = [await currentOrder(second.order), (await dispatched(await aBuyer())).order];
  expect(await markCustomers("nila-loom", orders)).toMatchObject([{ parcelsCameBack: 2 }, { parcelsCameBack: 0 }]);
  expect((await orderOnDelivery(visitor)).placed).toMatchObject({ ok: false, code: "cod_came_back" });
});
