import fc from "fast-check";
import { cancelItems } from "@/lib/domain/order/cancel-items";
import type { Order } from "@/lib/domain/order/order";
import {
  type ChosenParcelItem,
  findRepeatedParcel,
  itemsToDispatch,
  packParcel,
  parcelOfOlderOrder,
  quantityDispatched,
} from "@/lib/domain/order/parcel";
import { anOrder, anOrderItem, aParcel } from "@/tests/factories/order";

const cancelled = {
  status: "c_confirmed",
  cancellation: {
    reason: "",
    text: "",
    requestedAt: new Date("2026-11-22T00:00:00Z"),
    decidedAt: new Date("2026-11-22T00:00:00Z"),
  },
} as const;

/** Three stoles, 2.5 metres of cloth, and a shawl that was cancelled. Two of the stoles have left. */
const order = anOrder({
  status: "confirmed",
  items: [
    anOrderItem({ quantity: 300 }),
    anOrderItem({ position: 1, name: "Cloth", unit: "Mts", quantity: 250 }),
    anOrderItem({ position: 2, name: "Shawl", ...cancelled }),
  ],
  parcels: [aParcel({ items: [{ position: 0, quantity: 200 }] })],
});

it.each<{ what: string; chosen: ChosenParcelItem[] | null; items: object[]; isLast: boolean }>([
  {
    what: "everything that is left",
    chosen: null,
    items: [
      { position: 0, quantity: 100 },
      { position: 1, quantity: 250 },
    ],
    isLast: true,
  },
  {
    what: "a part of the cloth",
    chosen: [{ position: 1, quantity: 150 }],
    items: [{ position: 1, quantity: 150 }],
    isLast: false,
  },
  {
    what: "the rest of one item",
    chosen: [{ position: 0, quantity: null }],
    items: [{ position: 0, quantity: 100 }],
    isLast: false,
  },
  {
    what: "the rest of all items, named one by one",
    chosen: [
      { position: 1, quantity: 250 },
      { position: 0, quantity: null },
    ],
    items: [
      { position: 0, quantity: 100 },
      { position: 1, quantity: 250 },
    ],
    isLast: true,
  },
])("packs $what", ({ chosen, items, isLast }) => {
  const status = isLast ? "dispatched" : "confirmed";
  expect(packParcel(order, chosen)).toEqual({
    ok: true,
    value: { items, isLast, state: { status, paymentStatus: "paid" } },
  });
});

it.each<{ what: string; chosen: ChosenParcelItem[] | null; code: string; changed?: Partial<Order> }>([
  { what: "more than is left", chosen: [{ position: 0, quantity: 200 }], code: "parcel_above_left" },
  { what: "an item that is not in the order", chosen: [{ position: 7, quantity: 100 }], code: "item_unknown" },
  { what: "a cancelled item", chosen: [{ position: 2, quantity: null }], code: "item_cancelled" },
  { what: "nothing", chosen: [], code: "parcel_empty" },
  { what: "nothing of an item", chosen: [{ position: 0, quantity: 0 }], code: "parcel_empty" },
  { what: "half a piece", chosen: [{ position: 0, quantity: 50 }], code: "parcel_splits_piece" },
  {
    what: "an item twice",
    chosen: [
      { position: 1, quantity: 100 },
      { position: 1, quantity: 100 },
    ],
    code: "item_repeated",
  },
  {
    what: "an item that has left as a whole",
    chosen: [{ position: 0, quantity: null }],
    code: "parcel_above_left",
    changed: { parcels: [aParcel({ items: [{ position: 0, quantity: 300 }] })] },
  },
  { what: "an order that awaits its payment", chosen: null, code: "order_not_open", changed: { status: "pending" } },
  { what: "a cancelled order", chosen: null, code: "order_not_open", changed: { status: "cancelled" } },
  { what: "a dispatched order", chosen: null, code: "order_step_done", changed: { status: "dispatched" } },
])("refuses to pack $what", ({ chosen, code, changed }) => {
  expect(packParcel({ ...order, ...changed }, chosen)).toMatchObject({ ok: false, code });
});

it("confirms a placed order with its first parcel", () => {
  const packed = packParcel({ ...order, status: "placed", parcels: [] }, [{ position: 0, quantity: 100 }]);
  expect(packed).toMatchObject({ value: { state: { status: "confirmed" } } });
});

it("sends every piece exactly once, however the order is packed", () => {
  const metres = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(
      fc.array(metres, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(metres, { maxLength: 4 }), { maxLength: 6 }),
      (quantities, attempts) => {
        const items = quantities.map((quantity, position) => anOrderItem({ position, unit: "Mts", quantity }));
        let sent: Order = anOrder({ items });
        for (const attempt of [...attempts, null]) {
          const chosen = attempt?.map((quantity, position) => ({ position, quantity })) ?? null;
          const packed = packParcel(sent, chosen);
          if (!packed.ok) continue;
          const parcel = aParcel({ ordinal: sent.parcels.length + 1, items: packed.value.items });
          sent = { ...sent, ...packed.value.state, parcels: [...sent.parcels, parcel] };
          expect(sent.status === "dispatched").toBe(itemsToDispatch(sent).length === 0);
        }
        expect(sent.status).toBe("dispatched");
        expect(items.map(({ position }) => quantityDispatched(sent, position))).toEqual(quantities);
      },
    ),
    { numRuns: 200 },
  );
});

it("is dispatched once what has not left is cancelled", () => {
  const left = cancelItems({ ...order, parcels: [aParcel({ items: [{ position: 0, quantity: 300 }] })] }, [1]);
  expect(left).toMatchObject({ value: { isWhole: false, state: { status: "dispatched" } } });
  expect(cancelItems(order, [1])).toMatchObject({ value: { isWhole: false, state: { status: "confirmed" } } });
  expect(cancelItems({ ...order, parcels: [] }, [1])).toMatchObject({ value: { state: { status: "confirmed" } } });
});

const first = { carrier: "India Post", trackingLink: "", trackingNumber: "EE1" };
it.each<{ what: string; request: Parameters<typeof findRepeatedParcel>[1]; isRepeated: boolean }>([
  { what: "the same parcel", request: { ...first, items: [{ position: 0, quantity: 200 }] }, isRepeated: true },
  {
    what: "another number",
    request: { ...first, trackingNumber: "EE2", items: [{ position: 0, quantity: 200 }] },
    isRepeated: false,
  },
  {
    what: "another carrier",
    request: { ...first, carrier: "DTDC", items: [{ position: 0, quantity: 200 }] },
    isRepeated: false,
  },
  { what: "another quantity", request: { ...first, items: [{ position: 0, quantity: 100 }] }, isRepeated: false },
  { what: "the rest of the item", request: { ...first, items: [{ position: 0, quantity: null }] }, isRepeated: false },
  { what: "all that is left", request: { ...first, items: null }, isRepeated: false },
  {
    what: "no number",
    request: { ...first, trackingNumber: "", items: [{ position: 0, quantity: 200 }] },
    isRepeated: false,
  },
])("takes $what as the earlier parcel: $isRepeated", ({ request, isRepeated }) => {
  expect(findRepeatedParcel(order, request) !== null).toBe(isRepeated);
});

it("takes the last parcel as repeated if all that was left is sent again", () => {
  const sent = anOrder({ status: "dispatched", parcels: [aParcel()] });
  expect(findRepeatedParcel(sent, { ...first, items: null })).toBe(sent.parcels[0]);
  expect(findRepeatedParcel(sent, { ...first, items: [{ position: 0, quantity: null }] })).toBe(sent.parcels[0]);
});

it("reads an order from before parcels as one, without what had been cancelled by then", () => {
  const dispatchedAt = new Date("2026-11-23T00:00:00Z");
  const later = {
    ...cancelled,
    cancellation: { ...cancelled.cancellation, decidedAt: new Date("2026-11-24T00:00:00Z") },
  };
  const items = [anOrderItem(), anOrderItem({ position: 1, ...cancelled }), anOrderItem({ position: 2, ...later })];
  const tracking = { trackingLink: "https://post.example/EE1", trackingNumber: "EE1" };
  expect(parcelOfOlderOrder({ items, dispatchedAt, ...tracking })).toEqual({
    ordinal: 1,
    carrier: "",
    ...tracking,
    dispatchedAt,
    items: [
      { position: 0, quantity: 100 },
      { position: 2, quantity: 100 },
    ],
  });
  expect(parcelOfOlderOrder({ items, dispatchedAt: null, ...tracking })).toBeNull();
});
