import { z } from "zod";
import { storedGiftCardSchema } from "@/lib/contracts/gift-card/stored";
import { toPricingSettings } from "@/lib/contracts/pricing/settings";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storedTaxRateSchema } from "@/lib/contracts/pricing/stored-tax-rate";
import { storeDetailsSchema } from "@/lib/contracts/store/details";
import { statesOf } from "@/lib/domain/address/states";
import { bagQuantity } from "@/lib/domain/pricing/bag-size";
import { AS_IN_THE_BAG } from "@/lib/domain/pricing/bill";
import { priceOrder } from "@/lib/domain/pricing/price-order";
import { methodsTo, shippingCost } from "@/lib/domain/pricing/shipping";
import { RUPEE } from "../factories/currency";
import { anItem, KERALA, percent, rupees } from "../factories/pricing";
import { LOADED_AT, rows } from "./demo-rows";

const listsOf = (kind: string) => rows.sharedLists.filter((row) => row.kind === kind);
const offers = listsOf("offer").map((row) => storedOfferSchema.parse(row));
const taxRates = listsOf("tax_rate").map((row) => storedTaxRateSchema.parse(row));
const details: object = rows.store.details ?? {};
const settings = toPricingSettings(z.decode(storeDetailsSchema, { ...details, name: rows.store.name }), taxRates);

it("reads the terms of every offer", () => {
  const yarn = { kind: "category", ids: [expect.stringMatching(/./)] };
  const percentage = (value: number) => ({ type: "percentage", millionths: percent(value) });
  expect(offers.map(({ code, terms }) => [code, terms])).toEqual([
    ["WELCOME10", { appliesTo: "order", discount: percentage(10), limit: rupees(500) }],
    ["CHINGAM300", { appliesTo: "order", discount: { type: "amount", amount: rupees(300) }, limit: null }],
    ["POSTFREE", { appliesTo: "shipping", direction: "domestic", discount: percentage(100), limit: null }],
    ["SKEINS15", { appliesTo: "items", items: yarn, discount: percentage(15), limit: null }],
    [
      "THIRDSTOLE",
      {
        appliesTo: "buy_x_get_y",
        buy: { type: "quantity", quantity: 2, items: yarn },
        get: { quantity: 1, items: yarn, millionths: percent(100) },
        setLimit: 1,
      },
    ],
    ["FIVEONTHEHOUSE", { appliesTo: "order", discount: percentage(5), limit: null }],
  ]);
  expect(offers.every(({ isActive, validFrom, validTo }) => isActive && validFrom && !validTo)).toBe(true);
  expect(offers.filter(({ isAutomatic }) => isAutomatic).map(({ code }) => code)).toEqual(["FIVEONTHEHOUSE"]);
  expect(offers.map(({ minOrderAmount }) => minOrderAmount)).toEqual([0, 4_000, 1_000, 0, 0, 20_000].map(rupees));
  expect(offers.map(({ usageLimit, isOncePerCustomer }) => [usageLimit, isOncePerCustomer]).slice(0, 2)).toEqual([
    [null, true],
    [200, false],
  ]);
});

it("reads the price of every gift card", () => {
  expect(listsOf("gift_card").map((row) => storedGiftCardSchema.parse(row).price)).toEqual([
    { type: "fixed", price: rupees(1_500) },
    { type: "fixed", price: rupees(3_000) },
    { type: "fixed", price: rupees(10_000) },
    { type: "flexible", lowest: rupees(500), highest: rupees(50_000) },
  ]);
  expect(storedGiftCardSchema.parse(listsOf("gift_card")[0])).toMatchObject({ slug: "a-shirt-length", rank: 1 });
});

it("charges the shipping rates on the shipping page", () => {
  const methods = listsOf("shipping_method").map((row) => storedShippingMethodSchema.parse(row));
  const price = (state: string, weightGrams: number, subTotal = rupees(1_000)) => {
    const [parcel] = methodsTo({ country: { code: "IN", name: "India" }, state }, methods, "India");
    const fulfilment = { kind: "delivery", destination: { country: { code: "IN", name: "India" }, state } } as const;
    const cost = parcel && shippingCost({ ...fulfilment, method: parcel }, { subTotal, weightGrams }, "India", RUPEE);
    return cost?.ok ? cost.value.amount / 100 : null;
  };
  expect([400, 1_000, 1_001, 5_000].map((weight) => price("Kerala", weight))).toEqual([60, 100, 170, 280]);
  expect([400, 1_000, 1_001, 5_000].map((weight) => price("Delhi", weight))).toEqual([80, 140, 240, 380]);
  expect(price("Delhi", 5_000, rupees(2_500))).toBe(0);
  expect(statesOf("IN").filter((state) => price(state, 400) === null)).toEqual([]);
});

it("reads the tax rates of Kerala", () => {
  expect(taxRates.map(({ id, isPrimary, igstMillionths }) => [id, isPrimary, igstMillionths])).toEqual([
    ["gst-5", true, 50_000],
    ["gst-18", false, 180_000],
  ]);
  expect(taxRates[0]).toMatchObject({ homeStates: ["Kerala"], cgstMillionths: 25_000, sgstMillionths: 25_000 });
});

it("reads the store's charges and limits", () => {
  expect(settings).toMatchObject({
    storeCountry: "India",
    quantityRules: { minQuantity: { Pcs: 100, Mts: 50, Kgs: 25 } },
    minCheckoutValue: rupees(200),
    maxShippingWeightGrams: 20_000,
    giftWrappingCharge: rupees(60),
    packaging: { type: "amount", amount: 0 },
    offersSkipDiscounted: true,
    cashOnDelivery: { charge: rupees(50), maxAmount: rupees(10_000), allowsOffers: true, allowsCustomisedItems: false },
    taxRates,
  });
});

it("takes five percent off a large order automatically, and gives the third stole free with its code", () => {
  const stole = offers.find(({ code }) => code === "THIRDSTOLE");
  const categoryIds =
    stole?.terms.appliesTo === "buy_x_get_y" && stole.terms.get.items.kind === "category"
      ? stole.terms.get.items.ids
      : [];
  const knownOffers = offers.map((offer) => ({ ...offer, wasUsedByCustomer: false }));
  const items = [anItem({ discountedPrice: rupees(8_000), quantity: 300, categoryIds })];
  expect(bagQuantity(items)).toBe(300);
  const order = { ...AS_IN_THE_BAG, items, currency: RUPEE, settings, now: LOADED_AT, billingPlace: KERALA };
  const automatic = priceOrder({ ...order, offer: { asked: null, automatic: knownOffers } });
  expect(automatic.offer.applied).toMatchObject({ code: "FIVEONTHEHOUSE", amount: rupees(1_200) });
  const offer = knownOffers.find(({ code }) => code === "THIRDSTOLE") ?? null;
  const asked = priceOrder({ ...order, offer: { asked: { code: "THIRDSTOLE", offer }, automatic: knownOffers } });
  expect(asked.offer.applied).toMatchObject({ code: "THIRDSTOLE", amount: rupees(8_000) });
});
