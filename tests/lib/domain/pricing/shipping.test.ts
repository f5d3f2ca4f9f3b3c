import {
  type Fulfilment,
  methodsTo,
  missingForFreeShipping,
  type ShippingMethod,
  shippingCost,
} from "@/lib/domain/pricing/shipping";
import { aCurrency, RUPEE } from "../../../factories/currency";
import { aShippingMethod, BERLIN, KERALA, rupees, TAMIL_NADU } from "../../../factories/pricing";

const SOUTH = {
  name: "South",
  places: ["Kerala", "Tamil Nadu"],
  pricePerKilogram: rupees(80),
  deliveryTime: "2 days",
  rates: [
    { weightGrams: 2_000, multiplierMillionths: 3_500_000 },
    { weightGrams: 500, multiplierMillionths: 1_000_000 },
    { weightGrams: 1_000, multiplierMillionths: 2_000_000 },
  ],
};
const ZONED = aShippingMethod({ zones: [SOUTH] });
const PARCEL = { subTotal: rupees(1_000), weightGrams: 500 };
const to = (method: ShippingMethod, destination = KERALA): Fulfilment & { kind: "delivery" } => ({
  kind: "delivery",
  destination,
  method,
});
const send = (method: ShippingMethod, parcel = {}, destination = KERALA) =>
  shippingCost(to(method, destination), { ...PARCEL, ...parcel }, "India", RUPEE);

describe("the example of docs/domain.md#shipping-cost", () => {
  it.each([
    { weightGrams: 1_400, price: 280, upToGrams: 2_000 },
    { weightGrams: 5_000, price: 280, upToGrams: 2_000 }, // heavier than the limit of every row: the last row counts
    { weightGrams: 500, price: 80, upToGrams: 500 },
    { weightGrams: 510, price: 160, upToGrams: 1_000 },
    { weightGrams: 0, price: 80, upToGrams: 500 },
  ])("ships $weightGrams g for $price rupees", ({ weightGrams, price, upToGrams }) => {
    expect(send(ZONED, { weightGrams })).toEqual({
      ok: true,
      value: { amount: rupees(price), reason: { code: "zone", zone: "South", upToGrams } },
    });
  });
});

it("rounds the zone's price, then the charge", () => {
  const rates = [{ weightGrams: 500, multiplierMillionths: 1_500_000 }];
  const method = aShippingMethod({ zones: [{ ...SOUTH, pricePerKilogram: 333, rates }] });
  expect(send(method)).toMatchObject({ value: { amount: 500 } }); // 499.5
  expect(shippingCost(to(method), PARCEL, "India", aCurrency({ chargeBasisPoints: 50 }))).toMatchObject({
    value: { amount: 503 }, // 500 + 0.5 %: 502.5, rounded up
  });
});
it("rounds the zone's price down below the half", () => {
  const rates = [{ weightGrams: 500, multiplierMillionths: 1_100_000 }];
  const method = aShippingMethod({ zones: [{ ...SOUTH, pricePerKilogram: 333, rates }] });
  expect(send(method)).toMatchObject({ value: { amount: 366 } }); // 366.3
});
it("uses the first zone that names the place, however it is spelt", () => {
  const near = { ...SOUTH, name: "Near", places: ["kerala"], pricePerKilogram: rupees(40) };
  expect(send(aShippingMethod({ zones: [near, SOUTH] }))).toMatchObject({ value: { amount: rupees(40) } });
  expect(send(aShippingMethod({ zones: [near, SOUTH] }), {}, TAMIL_NADU)).toMatchObject({
    value: { amount: rupees(80), reason: { zone: "South" } },
  });
});
it.each(["Germany", "DE"])("finds a zone abroad by its country, written %s", (written) => {
  const method = aShippingMethod({ direction: "international", zones: [{ ...SOUTH, places: [written] }] });
  expect(send(method, {}, BERLIN)).toMatchObject({ value: { amount: rupees(80) } });
});
it("does not confuse states and countries", () => {
  const abroad = aShippingMethod({ direction: "international", zones: [{ ...SOUTH, places: ["Berlin"] }] });
  expect(send(abroad, {}, BERLIN)).toMatchObject({ code: "no_zone_for_destination" });
  const athome = aShippingMethod({ zones: [{ ...SOUTH, places: ["India"] }] });
  expect(send(athome)).toMatchObject({ code: "no_zone_for_destination" });
});
it("charges one price everywhere for a method without zones, charge included", () => {
  expect(send(aShippingMethod())).toEqual({ ok: true, value: { amount: rupees(80), reason: { code: "flat" } } });
  expect(
    shippingCost(to(aShippingMethod({ price: 30 })), PARCEL, "India", aCurrency({ chargeBasisPoints: 500 })),
  ).toEqual({
    ok: true,
    value: { amount: 32, reason: { code: "flat" } },
  });
});

it.each([
  { subTotal: 99_999, price: 80, code: "flat" },
  { subTotal: 100_000, price: 0, code: "free" },
  { subTotal: 100_001, price: 0, code: "free" },
])("ships a cart of $subTotal paise for $price rupees when free from 1,000", ({ subTotal, price, code }) => {
  const answer = send(aShippingMethod({ freeFrom: rupees(1_000) }), { subTotal });
  expect(answer).toMatchObject({ ok: true, value: { amount: rupees(price), reason: { code } } });
});
it("gives the amount for free shipping as the reason", () => {
  expect(send(aShippingMethod({ freeFrom: 0 }))).toEqual({
    ok: true,
    value: { amount: 0, reason: { code: "free", from: 0 } },
  });
});

it.each([
  {
    case: "abroad with a domestic method",
    method: aShippingMethod(),
    destination: BERLIN,
    code: "method_not_for_destination",
  },
  {
    case: "at home with an international method",
    method: aShippingMethod({ direction: "international" }),
    destination: KERALA,
    code: "method_not_for_destination",
  },
  {
    case: "to a place without a zone, even if free",
    method: aShippingMethod({ zones: [{ ...SOUTH, places: ["Goa"] }], freeFrom: 0 }),
    destination: KERALA,
    code: "no_zone_for_destination",
  },
  {
    case: "to a zone without rows",
    method: aShippingMethod({ zones: [{ ...SOUTH, rates: [] }] }),
    destination: KERALA,
    code: "no_rate_for_zone",
  },
])("does not ship $case", ({ method, destination, code }) => {
  expect(send(method, {}, destination)).toMatchObject({ ok: false, code });
});

it("is free for pickup", () => {
  expect(shippingCost({ kind: "pickup" }, PARCEL, "India", RUPEE)).toEqual({
    ok: true,
    value: { amount: 0, reason: { code: "pickup" } },
  });
});
it("uses the price of a delivery slot as the shipping cost", () => {
  const slot = { kind: "slot", destination: KERALA, price: 30 } as const;
  expect(shippingCost(slot, PARCEL, "India", aCurrency({ chargeBasisPoints: 500 }))).toEqual({
    ok: true,
    value: { amount: 32, reason: { code: "slot" } },
  });
});

it("offers the active methods of the direction", () => {
  const post = aShippingMethod();
  const air = aShippingMethod({ id: "air", direction: "international" });
  const closed = aShippingMethod({ id: "closed", isActive: false });
  expect(methodsTo(KERALA, [post, air, closed], "IN")).toEqual([post]);
  expect(methodsTo(BERLIN, [post, air, closed], "IN")).toEqual([air]);
});

it.each([
  { freeFrom: rupees(1_000), subTotal: 99_999, missing: 1 },
  { freeFrom: rupees(1_000), subTotal: rupees(1_000), missing: null },
  { freeFrom: rupees(1_000), subTotal: rupees(1_001), missing: null },
  { freeFrom: null, subTotal: 0, missing: null },
])(
  "tells that $missing paise are missing from $subTotal when it is free from $freeFrom",
  ({ freeFrom, subTotal, missing }) => {
    expect(missingForFreeShipping({ freeFrom, showsFreeHint: true }, subTotal)).toBe(missing);
    expect(missingForFreeShipping({ freeFrom, showsFreeHint: false }, subTotal)).toBeNull();
  },
);
