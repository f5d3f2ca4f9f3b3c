import { type CheckoutInput, calculateCheckout } from "@/lib/domain/checkout/calculate";
import type { Checkout, PricedCheckout } from "@/lib/domain/checkout/checkout";
import { quotationCheckout, quotationPricing } from "@/lib/domain/quotation/terms";
import { aCartItem, aSoldItem } from "../../../factories/cart";
import {
  aBranch,
  aCheckout,
  aCheckoutInput,
  anAddress,
  aPaymentType,
  checkoutSettings,
} from "../../../factories/checkout";
import { DOLLAR } from "../../../factories/currency";
import {
  aGiftCard,
  anOffer,
  aShippingMethod,
  BERLIN,
  CASH_ON_DELIVERY,
  KERALA,
  percent,
  pricingSettings,
  rupees,
  TAMIL_NADU,
} from "../../../factories/pricing";

const sent = (overrides: Partial<Checkout> = {}) =>
  aCheckout({ kind: "delivery", shippingAddress: anAddress(), ...overrides });
const reckon = (checkout: Checkout, facts: Partial<CheckoutInput> = {}) =>
  calculateCheckout(checkout, aCheckoutInput(facts));
const stands = ({ step, refusals }: PricedCheckout) => ({ step, refusals });
const finalPrice = ({ bill }: PricedCheckout) => (bill.totals.isComplete ? bill.totals.finalPrice / 100 : null);

const twoMethods = [aShippingMethod(), aShippingMethod({ id: "express", name: "Express", price: rupees(200) })];
const branches = [aBranch(), aBranch({ id: "chennai", name: "Chennai", state: "Tamil Nadu" })];
const open = [{ weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "10:00", to: "12:00" }] }];
// 17 June 2030 is the Monday after the factories' "now". 10:00 in Kolkata is 4:30 UTC.
const monday = { start: new Date("2030-06-17T04:30:00Z"), end: new Date("2030-06-17T05:30:00Z") };
const everyDay = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  lists: [
    {
      followingDays: 3,
      groups: [{ delay: { type: "hour", hours: 0 } as const, slots: [{ from: 600, to: 660, price: rupees(30) }] }],
    },
  ],
};

describe("the first incomplete step", () => {
  it.each<[string, Checkout, Partial<CheckoutInput>, string, string[]]>([
    ["nothing at all, when the shop only sends", sent(), {}, "review", []],
    ["an address", aCheckout(), { destination: null }, "address", ["address_needed"]],
    ["delivery or pickup", aCheckout(), { branches }, "address", ["order_kind_needed"]],
    ["a branch of several", aCheckout({ kind: "pickup" }), { branches }, "address", ["branch_needed"]],
    [
      "who collects it",
      aCheckout({ kind: "pickup", collector: null }),
      { branches: [aBranch()] },
      "address",
      ["collector_needed"],
    ],
    ["nothing, with the only branch", aCheckout({ kind: "pickup" }), { branches: [aBranch()] }, "review", []],
    [
      "another branch than one that is gone",
      aCheckout({ kind: "pickup", branchId: "closed" }),
      { branches },
      "address",
      ["branch_needed"],
    ],
    [
      "a time to collect",
      aCheckout({ kind: "pickup" }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_needed"],
    ],
    [
      "nothing with a time",
      aCheckout({ kind: "pickup", slot: monday }),
      { branches: [aBranch()], openingDays: open },
      "review",
      [],
    ],
    [
      "another time than one that is over",
      aCheckout({
        kind: "pickup",
        slot: { start: new Date("2030-06-10T04:30:00Z"), end: new Date("2030-06-10T05:30:00Z") },
      }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_gone"],
    ],
    [
      "another time than one that never was",
      aCheckout({ kind: "pickup", slot: { ...monday, end: new Date("2030-06-17T06:30:00Z") } }),
      { branches: [aBranch()], openingDays: open },
      "shipping",
      ["slot_gone"],
    ],
    ["one of two methods", sent(), { methods: twoMethods }, "shipping", ["method_needed"]],
    ["nothing once it is chosen", sent({ shippingMethodId: "express" }), { methods: twoMethods }, "review", []],
    [
      "another method than one that is gone",
      sent({ shippingMethodId: "pigeon" }),
      { methods: twoMethods },
      "shipping",
      ["method_needed"],
    ],
    ["a place that a method serves", sent(), { methods: [] }, "address", ["place_not_served"]],
    [
      "another place than one without a zone",
      sent(),
      { methods: [aShippingMethod({ zones: [] })] },
      "address",
      ["place_not_served"],
    ],
    [
      "an address at home, in a shop that does not send abroad",
      sent({ shippingAddress: anAddress({ country: "DE" }) }),
      { destination: BERLIN, settings: checkoutSettings({ shipsOnlyAtHome: true }) },
      "address",
      ["place_not_served"],
    ],
    [
      "another PIN code than one that is not served",
      sent(),
      { settings: checkoutSettings({ pincodes: ["682002", "600004"] }) },
      "address",
      ["pincode_not_served"],
    ],
    [
      "nothing with a PIN code that is served, however it is written",
      sent({ shippingAddress: anAddress({ pincode: "682 001" }) }),
      { settings: checkoutSettings({ pincodes: ["682001"] }) },
      "review",
      [],
    ],
    [
      "a time of delivery, where there are some",
      sent(),
      { settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] },
      "shipping",
      ["slot_needed"],
    ],
    [
      "nothing with a time of delivery",
      sent({ slot: { start: new Date("2030-06-17T04:30:00Z"), end: new Date("2030-06-17T05:30:00Z") } }),
      { settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] },
      "review",
      [],
    ],
    [
      "no time, in a shop that has planned none",
      sent(),
      { settings: checkoutSettings({ hasDeliverySlots: true }) },
      "review",
      [],
    ],
    [
      "no time abroad, where methods are left",
      sent({ shippingAddress: anAddress({ country: "DE" }) }),
      {
        destination: BERLIN,
        methods: [aShippingMethod({ direction: "international" })],
        settings: checkoutSettings({ hasDeliverySlots: true }),
        deliveryPlans: [everyDay],
      },
      "review",
      [],
    ],
    [
      "a shop that gives anything away",
      sent(),
      { settings: checkoutSettings({ delivers: false }) },
      "review",
      ["delivery_not_offered"],
    ],
    ["items", sent(), { items: [] }, "review", ["bag_empty"]],
    [
      "something that is sold no more",
      sent(),
      { items: [aCartItem(), aCartItem({ id: "gone", productId: "gone", sold: null })] },
      "review",
      ["item_unavailable"],
    ],
    [
      "less of what is short",
      sent(),
      { items: [aCartItem({ quantity: 300, sold: aSoldItem({ stock: 200 }) })] },
      "review",
      ["item_unavailable"],
    ],
    [
      "a larger order",
      sent(),
      { pricing: pricingSettings({ minCheckoutValue: rupees(1_001) }) },
      "review",
      ["value_below_minimum"],
    ],
    [
      "a lighter parcel",
      sent(),
      { pricing: pricingSettings({ maxShippingWeightGrams: 190 }) },
      "review",
      ["weight_above_maximum"],
    ],
    ["a store that is not on trial", sent(), { isBillingActive: false }, "review", ["billing_inactive"]],
  ])("lacks %s", (_, checkout, facts, step, refusals) => {
    expect(stands(reckon(checkout, facts))).toEqual({ step, refusals });
  });
});

describe("if there is only one option, it is chosen", () => {
  it("for the order kind, the branch and the shipping method", () => {
    expect(reckon(sent({ kind: null })).checkout).toMatchObject({ kind: "delivery", shippingMethodId: "post" });
    const collected = reckon(aCheckout(), {
      branches: [aBranch()],
      settings: checkoutSettings({ delivers: false }),
    });
    expect(collected.checkout).toMatchObject({ kind: "pickup", branchId: "fort-kochi", shippingMethodId: null });
  });
  it("and choices of the other order kind are left out", () => {
    const both = { shippingAddress: anAddress(), collector: { name: "Asha", dialCode: "+91", mobile: "9876543210" } };
    const facts = { branches: [aBranch()], methods: [aShippingMethod()] };
    expect(reckon(aCheckout({ ...both, kind: "pickup" }), facts).checkout).toMatchObject({
      shippingAddress: null,
      billingAddress: null,
      collector: both.collector,
    });
    expect(reckon(aCheckout({ ...both, kind: "delivery" }), facts).checkout).toMatchObject({
      shippingAddress: both.shippingAddress,
      collector: null,
    });
  });
  it("and delivery replaces a pickup that is no longer offered", () => {
    expect(reckon(sent({ kind: "pickup" }), { branches: [] }).checkout.kind).toBe("delivery");
  });
  it("and the shipping address is the billing address, unless there is a separate one", () => {
    expect(reckon(sent())).toMatchObject({ isBilledElsewhere: false, checkout: { billingAddress: anAddress() } });
    const office = anAddress({ name: "The office" });
    expect(reckon(sent({ billingAddress: office }))).toMatchObject({
      isBilledElsewhere: true,
      checkout: { billingAddress: office },
    });
  });
});

describe("shipping", () => {
  const zone = (name: string, places: string[], price: number, deliveryTime = "") => ({
    name,
    places,
    pricePerKilogram: rupees(price),
    deliveryTime,
    rates: [{ weightGrams: 1_000, multiplierMillionths: 1_000_000 }],
  });
  const methods = [
    aShippingMethod({ id: "zoned", zones: [zone("South", ["Kerala"], 60, "Two days"), zone("North", ["Delhi"], 90)] }),
    aShippingMethod({ id: "free", freeFrom: rupees(1_000), deliveryTime: "Five days" }),
    aShippingMethod({ id: "abroad", direction: "international" }),
    aShippingMethod({ id: "off", isActive: false }),
  ];
  it("offers the methods that serve the place, with their prices there", () => {
    expect(reckon(sent(), { methods }).methods).toEqual([
      { id: "zoned", name: "Post", deliveryTime: "Two days", price: rupees(60) },
      { id: "free", name: "Post", deliveryTime: "Five days", price: 0 },
    ]);
    expect(reckon(sent(), { methods, destination: TAMIL_NADU }).methods.map(({ id }) => id)).toEqual(["free"]);
    expect(reckon(sent(), { methods, destination: BERLIN }).methods.map(({ id }) => id)).toEqual(["abroad"]);
  });
  it("puts the chosen method on the bill, and nothing before a choice", () => {
    expect(finalPrice(reckon(sent({ shippingMethodId: "express" }), { methods: twoMethods }))).toBe(1_200);
    expect(finalPrice(reckon(sent(), { methods: twoMethods }))).toBeNull();
  });
  it("puts the price of the chosen slot on the bill", () => {
    const facts = { settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] };
    expect(finalPrice(reckon(sent({ slot: monday }), facts))).toBe(1_030);
  });
  it("is free for pickup", () => {
    expect(finalPrice(reckon(aCheckout({ kind: "pickup" }), { branches: [aBranch()] }))).toBe(1_000);
  });
});

describe("the bill", () => {
  it("includes the charge of the checkout's currency", () => {
    expect(finalPrice(reckon(sent(), { currency: DOLLAR }))).toBe(1_134);
  });
  it("includes gift wrapping for delivery, if the store offers it", () => {
    const wrapped = { isGiftWrapped: true };
    expect(finalPrice(reckon(sent(wrapped)))).toBe(1_140);
    expect(finalPrice(reckon(sent(wrapped), { settings: checkoutSettings({ offersGiftWrapping: false }) }))).toBe(
      1_080,
    );
    expect(finalPrice(reckon(aCheckout({ kind: "pickup", ...wrapped }), { branches: [aBranch()] }))).toBe(1_000);
  });
  it("subtracts an offer and gift cards, if the store accepts them", () => {
    const facts = {
      offer: { asked: { code: "TEN", offer: anOffer() }, automatic: [] },
      giftCards: [{ code: "AAAA-AAAA-AAAA", card: aGiftCard({ balance: rupees(500) }) }],
    };
    expect(finalPrice(reckon(sent(), facts))).toBe(480);
    const settings = checkoutSettings({ offersOfferCodes: false, offersGiftCards: false });
    expect(finalPrice(reckon(sent(), { ...facts, settings }))).toBe(1_080);
  });
  it("subtracts automatic offers in a store without offer codes", () => {
    const offer = { asked: null, automatic: [anOffer({ isAutomatic: true })] };
    expect(finalPrice(reckon(sent(), { offer, settings: checkoutSettings({ offersOfferCodes: false }) }))).toBe(980);
  });
  it("is taxed at the place of delivery, or of the pickup branch", () => {
    const names = ({ bill }: PricedCheckout) =>
      bill.tax.status === "known"
        ? bill.tax.groups.flatMap(({ components }) => components.map(({ name }) => name))
        : [];
    expect(names(reckon(sent()))).toEqual(["CGST", "SGST"]);
    expect(names(reckon(sent(), { billingPlace: TAMIL_NADU }))).toEqual(["IGST"]);
    const collected = aCheckout({ kind: "pickup" });
    expect(names(reckon(collected, { branches: [aBranch()], billingPlace: null }))).toEqual(["CGST", "SGST"]);
    const inChennai = aBranch({ state: "Tamil Nadu" });
    expect(names(reckon(collected, { branches: [inChennai], billingPlace: KERALA }))).toEqual(["IGST"]);
  });
});

describe("payment methods", () => {
  const offered = ({ payments }: PricedCheckout) =>
    payments.map(({ kind, charge, refusals }) => ({ kind, charge: charge / 100, refusals }));
  const settings = checkoutSettings({
    payments: [aPaymentType(), aPaymentType({ name: "Gpay", kind: "upi", currencies: ["INR"] })],
  });
  it("show their charge", () => {
    expect(offered(reckon(sent(), { settings }))).toEqual([
      { kind: "cod", charge: 50, refusals: [] },
      { kind: "upi", charge: 0, refusals: [] },
    ]);
  });
  it("show why they cannot be used", () => {
    const abroad = sent({ shippingAddress: anAddress({ country: "DE" }) });
    const facts = { settings, destination: BERLIN, methods: [aShippingMethod({ direction: "international" })] };
    expect(offered(reckon(abroad, { ...facts, currency: DOLLAR })).map(({ refusals }) => refusals)).toEqual([
      ["cod_abroad"],
      ["payment_currency"],
    ]);
  });
  it("add the charge to the bill once chosen, and the reasons against them to the refusals", () => {
    expect(finalPrice(reckon(sent(), { paysBy: "cod" }))).toBe(1_130);
    expect(finalPrice(reckon(sent(), { paysBy: "upi" }))).toBe(1_080);
    const pricing = pricingSettings({ cashOnDelivery: { ...CASH_ON_DELIVERY, maxAmount: 1 } });
    expect(stands(reckon(sent(), { paysBy: "cod", pricing })).refusals).toEqual(["cod_above_maximum"]);
    expect(stands(reckon(sent(), { pricing })).refusals).toEqual([]);
  });
  it("are open to guests if the store allows that", () => {
    const cashOnDelivery = { ...CASH_ON_DELIVERY, allowsGuests: false };
    const facts = { isGuest: true, pricing: pricingSettings({ cashOnDelivery }) };
    expect(offered(reckon(sent(), facts))).toEqual([{ kind: "cod", charge: 50, refusals: ["cod_guest"] }]);
  });
});

it("shows no price change for a single item", () => {
  const item = { productId: "stole", quantity: 100, unit: null, variantTypes: [], addonId: "", modelId: "" };
  const priced = reckon(sent({ item }), { items: [aCartItem({ seenPrice: 0 })] });
  expect(priced.items[0]?.seenPrice).toBe(rupees(1_000));
});
it("keeps a note only if the store takes notes", () => {
  expect(reckon(sent({ note: "Ring twice" })).checkout.note).toBe("Ring twice");
  const settings = checkoutSettings({ offersNotes: false });
  expect(reckon(sent({ note: "Ring twice" }), { settings }).checkout.note).toBe("");
});
it("prices to the paisa after a percentage", () => {
  const offer = {
    asked: {
      code: "THIRD",
      offer: anOffer({
        terms: { appliesTo: "order", discount: { type: "percentage", millionths: percent(33.3333) }, limit: null },
      }),
    },
    automatic: [],
  };
  expect(finalPrice(reckon(sent(), { offer }))).toBe(746.67);
});

describe("in a store for quotations", () => {
  const settings = quotationCheckout(checkoutSettings({ pincodes: ["600004"], shipsOnlyAtHome: true }));
  const pricing = quotationPricing(pricingSettings({ minCheckoutValue: rupees(100_000), maxShippingWeightGrams: 1 }));

  it("needs only an address, and leaves the shipping cost open", () => {
    const priced = reckon(sent(), { settings, pricing, methods: twoMethods });
    expect({ ...stands(priced), isQuotation: priced.isQuotation }).toEqual({
      step: "review",
      refusals: [],
      isQuotation: true,
    });
    expect(stands(reckon(aCheckout(), { settings, pricing, destination: null }))).toEqual({
      step: "address",
      refusals: ["address_needed"],
    });
    expect([priced.methods, priced.slots, priced.payments, priced.bill.totals.isComplete]).toEqual([[], [], [], false]);
  });

  it("applies no discounts and no charges", () => {
    const offer = { asked: { code: "TEN", offer: anOffer() }, automatic: [anOffer({ isAutomatic: true })] };
    const { bill } = reckon(sent({ isGiftWrapped: true }), {
      settings,
      pricing,
      offer,
      giftCards: [{ code: "AAAA-AAAA-AAAA", card: aGiftCard() }],
    });
    expect([bill.offer.applied, bill.giftCards.used, bill.giftWrapping, bill.packaging.amount]).toEqual([
      null,
      [],
      null,
      0,
    ]);
    expect(bill.totals).toEqual({ isComplete: false, grandTotalSoFar: bill.subTotal, finalPriceSoFar: bill.subTotal });
  });

  it("takes no requests while the store is on trial", () => {
    expect(reckon(sent(), { settings, pricing, isBillingActive: false }).refusals).toEqual(["billing_inactive"]);
  });
});
