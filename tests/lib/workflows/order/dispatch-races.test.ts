import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { quantityDispatched } from "@/lib/domain/order/parcel";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { type DispatchRequest, dispatchParcel } from "@/lib/workflows/order/dispatch";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo } from "@/tests/support/shopper";

// On PGlite the calls run one after the other. On PostgreSQL as many run in parallel as there are connections.
useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
});

const items = [anOrderItem({ quantity: 500 }), anOrderItem({ position: 1, name: "Shawl" })];
const parcel: DispatchRequest = {
  items: null,
  carrier: "",
  trackingLink: "",
  trackingNumber: "",
  idempotencyKey: null,
};

async function keep(id: string) {
  const sums = { subTotal: 200_000, grandTotal: 208_000, finalPrice: 208_000 };
  const named = { id, number: id, email: `${id}@example.com`, invoiceNumber: null };
  await insertOrder(store.id, anOrder({ ...named, items, ...sums }), new Date(), getDatabase());
}

async function inDatabase(id: string) {
  const order = await findOrder(store.id, id);
  if (!order) throw new Error("The order is gone");
  return order;
}

it("dispatches no piece twice when ten owners send two of five at once", async () => {
  await keep("pieces");
  const two = { ...parcel, items: [{ position: 0, quantity: 200 }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => dispatchParcel(store, "pieces", two)));
  const codes = answers.map((answer) => (answer.ok ? "ok" : answer.code)).sort();
  expect(codes).toEqual([...Array(2).fill("ok"), ...Array(8).fill("parcel_above_left")]);
  const order = await inDatabase("pieces");
  expect(quantityDispatched(order, 0)).toBe(400);
  expect(order.parcels.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  expect(await messagesTo("pieces@example.com")).toHaveLength(2);
});

it("sends the whole order once when several owners send it at once", async () => {
  await keep("whole");
  const answers = await Promise.all(Array.from({ length: 6 }, () => dispatchParcel(store, "whole", parcel)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await inDatabase("whole")).parcels).toHaveLength(1);
});

it("records one parcel for a key that is sent many times at once", async () => {
  await keep("keyed");
  const keyed = { ...parcel, items: [{ position: 0, quantity: 100 }], idempotencyKey: "a-key-for-one-parcel" };
  const answers = await Promise.all(Array.from({ length: 6 }, () => dispatchParcel(store, "keyed", keyed)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await inDatabase("keyed")).parcels).toHaveLength(1);
});

it("never sends an item that is cancelled at the same moment", async () => {
  await keep("cancelled");
  const [sent, cancelled] = await Promise.all([
    dispatchParcel(store, "cancelled", { ...parcel, items: [{ position: 1, quantity: null }] }),
    cancelOrder(store, "cancelled", { positions: [1], reason: "" }),
  ]);
  expect(cancelled.ok).toBe(true);
  const order = await inDatabase("cancelled");
  // Whoever came first: a cancelled item does not leave, and what has left can still be cancelled by the owner.
  expect(quantityDispatched(order, 1)).toBe(sent.ok ? 100 : 0);
  if (!sent.ok) expect(sent.code).toBe("item_cancelled");
});
