import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { quotationCheckout, quotationPricing } from "@/lib/domain/quotation/terms";
import { anAddon } from "../../../factories/addon";
import { everyDay, monday, reckon, sent, stands, twoMethods } from "../../../factories/calculated-checkout";
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

const OPEN = { from: "10:00", to: "12:00" };

const finalPrice = ({ bill }: PricedCheckout) => (bill.totals.isComplete ? bill.totals.finalPrice / 100 : null);

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
  it("tells for each branch when it has an order ready, in a store with opening hours", () => {
    const slow = { unit: "working_day", count: 3 } as const;
    const branches = [aBranch(), aBranch({ id: "chennai", pickupDelay: slow })];
    const openDays = [{ weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "10:00", to: "12:00" }] }];
    const delays = (openingDays: typeof openDays) =>
      reckon(aCheckout({ kind: "pickup" }), { branches, openingDays }).branches.map(({ pickupDelay }) => pickupDelay);
    expect(delays(openDays)).toEqual([{ unit: "hour", count: 0 }, slow]);
    expect(delays([])).toEqual([null, null]);
  });
  describe("of what is made first", () => {
    const sewn = { ...aCartItem(), addonId: "sew", sold: aSoldItem({ addonIds: ["sew"] }) };
    const made = {
      items: [sewn],
      workFacts: { ...aCheckoutInput().workFacts, addons: [anAddon({ id: "sew", makingDays: 6 })] },
      openingDays: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, name: "", isOpen: true, hours: [OPEN] })),
    };

    it("tells the days of making with the delivery time", () => {
      const methods = [aShippingMethod({ deliveryTime: "3 to 5 days" })];
      const told = reckon(sent(), { ...made, methods }).methods.map(({ deliveryTime }) => deliveryTime);
      expect(told).toEqual(["3 to 5 days, after up to 6 working days to make it"]);
      expect(reckon(sent(), { methods }).methods[0]?.deliveryTime).toBe("3 to 5 days");
    });
    it("offers no slot before it can be ready, neither for delivery nor for pickup", () => {
      const settings = checkoutSettings({ hasDeliverySlots: true });
      const firstOf = ({ slots }: PricedCheckout) => slots[0]?.slots[0]?.start.toISOString();
      const delivery = { ...made, settings, deliveryPlans: [everyDay] };
      // The factories' now is a Saturday; six working days later it is the next one.
      expect(firstOf(reckon(sent(), { ...delivery, items: [aCartItem()] }))).toBe("2030-06-16T04:30:00.000Z");
      expect(firstOf(reckon(sent(), delivery))).toBe("2030-06-23T04:30:00.000Z");
      const collected = { ...made, branches: [aBranch()] };
      const picked = reckon(aCheckout({ kind: "pickup" }), collected);
      expect(firstOf(picked)?.slice(0, 10)).toBe("2030-06-24");
      expect(picked.branches[0]?.pickupDelay).toEqual({ unit: "working_day", count: 6 });
    });
    it("refuses a slot that was chosen before the work was", () => {
      const facts = { ...made, settings: checkoutSettings({ hasDeliverySlots: true }), deliveryPlans: [everyDay] };
      expect(reckon(sent({ slot: monday }), facts).refusals).toContain("slot_gone");
    });
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
  const item = {
    productId: "stole",
    quantity: 100,
    unit: null,
    variantTypes: [],
    addonId: "",
    modelId: "",
    answers: [],
  };
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
