import fc from "fast-check";
import type { OrderToPrice } from "@/lib/domain/pricing/bill";
import type { OfferTerms } from "@/lib/domain/pricing/offer";
import { DOLLAR, RUPEE } from "./currency";
import { asking, NOTHING_ASKED } from "./order-to-price";
import { aGiftCard, anItem, anOrderToPrice, aShippingMethod, KERALA, pricingSettings } from "./pricing";

const someItem = fc
  .record({
    id: fc.uuid(),
    productId: fc.constantFrom("p", "q"),
    categoryIds: fc.subarray(["silk", "wool"]),
    unit: fc.constantFrom("Pcs" as const, "Mts" as const, "Kgs" as const),
    quantity: fc.integer({ min: 1, max: 2_000 }),
    sellingPrice: fc.nat(500_000),
    discountedPrice: fc.nat(500_000),
    addonPrice: fc.nat(50_000),
    weightGrams: fc.nat(2_000),
    taxRateId: fc.constantFrom("", "gst-5", "gst-18", "gone", "exempt"),
  })
  .map(anItem);
const someDiscount = fc.oneof(
  fc.record({ type: fc.constant("percentage" as const), millionths: fc.nat(1_000_000) }),
  fc.record({ type: fc.constant("amount" as const), amount: fc.nat(1_000_000) }),
);
const someTerms: fc.Arbitrary<OfferTerms> = fc.oneof(
  fc.record({ appliesTo: fc.constant("order" as const), discount: someDiscount, limit: fc.option(fc.nat(100_000)) }),
  fc.record({
    appliesTo: fc.constant("shipping" as const),
    direction: fc.constantFrom("all" as const, "domestic" as const),
    discount: someDiscount,
    limit: fc.option(fc.nat(100_000)),
  }),
  fc.record({
    appliesTo: fc.constant("items" as const),
    items: fc.constant({ kind: "category" as const, ids: ["silk"] }),
    discount: someDiscount,
    limit: fc.option(fc.nat(100_000)),
  }),
  fc.record({
    appliesTo: fc.constant("buy_x_get_y" as const),
    buy: fc.constant({ type: "quantity" as const, quantity: 2, items: { kind: "all" as const } }),
    get: fc.record({
      quantity: fc.integer({ min: 1, max: 2 }),
      items: fc.constant({ kind: "all" as const }),
      millionths: fc.nat(1_000_000),
    }),
    setLimit: fc.option(fc.nat(3)),
  }),
);
/** Generates random orders, for tests of properties that every order must have. */
export const someOrder: fc.Arbitrary<OrderToPrice> = fc
  .record({
    items: fc.uniqueArray(someItem, { selector: ({ id }) => id, maxLength: 6 }),
    currency: fc.constantFrom(RUPEE, DOLLAR),
    fulfilment: fc.constantFrom<OrderToPrice["fulfilment"]>(
      { kind: "undecided" },
      { kind: "pickup" },
      { kind: "delivery", destination: KERALA, method: aShippingMethod({ freeFrom: 1_000_000 }) },
    ),
    isGiftWrapped: fc.boolean(),
    giftMessage: fc.constant(""),
    hidesPrices: fc.boolean(),
    manualDiscount: fc.option(someDiscount),
    offer: fc.option(someTerms).map((terms) => (terms ? asking(terms) : NOTHING_ASKED)),
    giftCards: fc.array(
      fc.nat(1_000_000).map((balance) => ({ code: String(balance), card: aGiftCard({ balance }) })),
      { maxLength: 4 },
    ),
    cashOnDelivery: fc.record({
      isChosen: fc.boolean(),
      isGuest: fc.boolean(),
      isNewCustomer: fc.boolean(),
      parcelsCameBack: fc.nat(3),
      pincode: fc.constantFrom(null, "682001", "560001"),
    }),
    settings: fc
      .record({ millionths: fc.nat(100_000), minimum: fc.nat(10_000) })
      .map((packaging) => pricingSettings({ packaging: { type: "percentage", ...packaging } })),
  })
  .map(anOrderToPrice);
