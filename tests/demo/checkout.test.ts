import { z } from "zod";
import { toCheckoutSettings } from "@/lib/contracts/checkout/settings";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storeWireSchema, toStoreDetails } from "@/lib/contracts/store/details";
import { pickupSlots } from "@/lib/domain/checkout/pickup-slots";
import { methodsTo, shippingCost } from "@/lib/domain/pricing/shipping";
import { COUNTRY_CHOICES, placeOf } from "@/lib/workflows/address/country-choices";
import { RUPEE } from "../factories/currency";
import { LOADED_AT, rows } from "./demo-rows";

const { details, name, features, liveCurrencies } = rows.store;
const wire = z.decode(storeWireSchema, {
  store_details: { ...Object(details), name, status: "active" },
  live_currencies: liveCurrencies,
  ys_features: features,
});
const store = toStoreDetails("nila-loom", wire, { fallbackOrigin: "http://localhost:3000" });
const settings = toCheckoutSettings(wire);
const CARD_KINDS: ReadonlySet<string> = new Set(["square", "foloosi", "razorpay", "stripe"]);
const methods = rows.sharedLists
  .filter(({ kind }) => kind === "shipping_method")
  .map((row) => storedShippingMethodSchema.parse(row));

/** The names of the shipping methods that deliver to a country and can be priced there. */
function methodsFor(country: string) {
  const destination = placeOf({ country, state: "" });
  const parcel = { subTotal: 100_000, weightGrams: 800 };
  return methodsTo(destination, methods, store.country).flatMap((method) =>
    shippingCost({ kind: "delivery", destination, method }, parcel, store.country, RUPEE).ok ? [method.name] : [],
  );
}

it.each(store.currencies.flatMap(({ countries }) => countries).filter(({ code }) => !["IN", "LI"].includes(code)))(
  "delivers to $name with exactly one method",
  ({ code }) => {
    expect(methodsFor(code)).toHaveLength(1);
  },
);
it("uses only country names that exist", () => {
  const names = new Set(COUNTRY_CHOICES.map(({ name }) => name));
  const named = methods.flatMap(({ direction, zones }) =>
    direction === "international" ? (zones ?? []).flatMap(({ places }) => places) : [],
  );
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
it("offers cash with a code, UPI, bank transfer and card payments", () => {
  expect(settings.payments.map(({ kind, needsCode }) => [kind, needsCode])).toEqual([
    ["upi", false],
    ["cod", true],
    ["bank_transfer", false],
    ["square", false],
    ["foloosi", false],
    ["razorpay", false],
    ["stripe", false],
    ["paypal", false],
  ]);
});
it("says of each payment what shoppers pay with, and tells those with cards apart by the provider", () => {
  const labels = settings.payments.map(({ label }) => label);
  const names: readonly string[] = settings.payments.map((payment) => payment.name);
  expect(labels.filter((label) => names.includes(label))).toEqual([]);
  for (const { label, name: provider } of settings.payments.filter(({ kind }) => CARD_KINDS.has(kind)))
    expect(label).toMatch(new RegExp(`^(Card|Visa or Mastercard).* \\(${provider}\\)$`));
});
it("offers pickup in two branches on six days of the week", () => {
  expect(settings.offersPickup).toBe(true);
  const branches = store.branches.filter(({ isPickupLocation, isActive }) => isPickupLocation && isActive);
  expect(branches.map(({ name, pickupDelay }) => [name, pickupDelay ?? settings.pickupDelay])).toEqual([
    // As the page about shipping promises.
    ["Fort Kochi", { unit: "hour", count: 2 }],
    ["Chennai", { unit: "working_day", count: 3 }],
  ]);
  for (const { pickupDelay } of branches) {
    const days = pickupSlots(
      {
        openingDays: store.openingDays,
        closedDates: store.setting.closedDates,
        slotMinutes: settings.pickupSlotMinutes,
        delay: pickupDelay ?? settings.pickupDelay,
        timeZone: "Asia/Kolkata",
      },
      LOADED_AT,
    );
    expect(days).toHaveLength(6);
  }
});
it("offers codes, gift cards, notes and gift wrapping", () => {
  const { offersOfferCodes, offersGiftCards, offersNotes, offersGiftWrapping } = settings;
  expect([offersOfferCodes, offersGiftCards, offersNotes, offersGiftWrapping]).toEqual([true, true, true, true]);
});
