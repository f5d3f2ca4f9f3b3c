import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { placeOrder } from "@/lib/workflows/order/place";
import { insertProduct } from "@/tests/factories/product-row";
import { aBuyer, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.ORDERS_PER_VISITOR = "2";
process.env.ORDERS_PER_NETWORK = "3";

useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
});
afterEach(() => jest.restoreAllMocks());

let made = 0;
/** A request for an order of the last piece of a product. */
async function aRequest(visitor: Visitor) {
  const productId = `product-${++made}`;
  await insertProduct({ id: productId, stock: 100 });
  await putIntoCart(visitor, { productId, quantity: 100 });
  return anOrderRequest(await aReadyCheckout(visitor));
}

async function order(visitor: Visitor, address: string) {
  return placeOrder({ store, visitor, address }, await aRequest(visitor));
}

/** The stock of the product that was made last. */
async function lastStock() {
  const [row] = await getDatabase()
    .select()
    .from(products)
    .where(eq(products.id, `product-${made}`));
  return row?.stock;
}

it("limits the orders of a visitor, from whatever network they come, and takes nothing for a refused one", async () => {
  const visitor = await aBuyer();
  expect(await order(visitor, "198.51.100.1")).toMatchObject({ ok: true });
  const last = await aRequest(visitor);
  const placed = await placeOrder({ store, visitor, address: "198.51.100.2" }, last);
  expect(placed).toMatchObject({ ok: true });
  const refused = await order(visitor, "198.51.100.3");
  expect(refused).toMatchObject({ ok: false, code: "too_many_attempts" });
  expect("retryAfterSeconds" in refused && refused.retryAfterSeconds).toBeGreaterThan(3_590);
  expect(await lastStock()).toBe(100);
  // The same order sent again is answered as before.
  const again = await placeOrder({ store, visitor, address: "198.51.100.2" }, last);
  expect(again.ok && placed.ok && again.value.order.id === placed.value.order.id).toBe(true);

  jest.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 3_601_000));
  expect(await order(visitor, "198.51.100.3")).toMatchObject({ ok: true });
});

it("limits the orders of a network, whoever places them", async () => {
  for (let place = 0; place < 3; place += 1) {
    expect(await order(await aBuyer(), "203.0.113.1")).toMatchObject({ ok: true });
  }
  expect(await order(await aBuyer(), "203.0.113.1")).toMatchObject({ code: "too_many_attempts" });
  expect(await order(await aBuyer(), "203.0.113.2")).toMatchObject({ ok: true });
});

it("does not count a refused order", async () => {
  const visitor = await aBuyer();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const request = await aRequest(visitor);
    const answer = await placeOrder({ store, visitor, address: "203.0.113.3" }, { ...request, seenTotal: 1 });
    expect(answer).toMatchObject({ code: "total_changed" });
  }
  expect(await order(visitor, "203.0.113.3")).toMatchObject({ ok: true });
});
