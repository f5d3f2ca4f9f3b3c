import type { CallEffect, FeatureSwitch } from "./switch";

const CHANGE = "PATCH /api/checkout/{checkout_id}";
const REVIEW = "/checkout/{checkout_id}/review";

const change = (asks: string, body: Readonly<Record<string, unknown>>, code: string): CallEffect => ({
  call: CHANGE,
  asks,
  body,
  code,
  refused: "off",
});
const giftCardCode = change("a gift card", { gift_card_codes: ["AAAA-BBBB-CCCC"] }, "gift_cards_off");

/** An address in Kochi, which is not among the served postal codes of the test. */
const KOCHI = {
  type: "home",
  name: "Asha Rao",
  dial_code: "+91",
  mobile: "9876543210",
  country: "IN",
  address: "4 Weavers Lane",
  city: "Kochi",
  state: "Kerala",
  pincode: "682001",
} as const;

/** The features of the checkout. */
export const CHECKOUT_SWITCHES: readonly FeatureSwitch[] = [
  {
    name: "store_pickup",
    does: "Pickup at branches.",
    without: [],
    pages: [{ page: "/checkout/{checkout_id}/address", part: "the choice of pickup", html: "=pickup" }],
    calls: [change("pickup", { order_type: "pickup" }, "pickup_not_offered")],
  },
  {
    name: "time_based_delivery",
    does: "Delivery slots instead of shipping methods, for orders within the country.",
    without: [],
    pages: [{ page: "/checkout/{checkout_id}/shipping", part: "the slots", html: 'name="slot"' }],
    calls: [
      {
        ...change("a shipping method", { shipping_id: "{shipping_method}" }, "method_unknown"),
        refused: "on",
      },
    ],
  },
  {
    name: "pincode_service",
    does: "Delivers only to the postal codes in `pincodes`, if there are any.",
    without: [],
    pages: [],
    calls: [
      {
        ...change("another postal code", { shipping_address: KOCHI, save_address: true }, "pincode_not_served"),
        refused: "on",
      },
      {
        call: "POST /api/account/addresses",
        asks: "another postal code",
        body: KOCHI,
        code: "pincode_not_served",
        refused: "on",
      },
      {
        call: "GET /api/delivery",
        asks: "another postal code",
        query: "?pincode=682001",
        code: "pincode_not_served",
        refused: "on",
      },
    ],
  },
  {
    name: "giftcard",
    does: "Gift cards in the checkout, if `apply_gift_card` is on.",
    without: ["manual_giftcard"],
    pages: [
      { page: REVIEW, part: "the field for a code", html: 'name="gift_card_codes"' },
      { page: "/account", part: "the card of gift cards", html: "/account/gift-cards" },
    ],
    calls: [giftCardCode],
  },
  {
    name: "manual_giftcard",
    does: "As `giftcard`; the owner also issues cards by hand.",
    without: ["giftcard"],
    pages: [
      { page: REVIEW, part: "the field for a code", html: 'name="gift_card_codes"' },
      { page: "/account", part: "the card of gift cards", html: "/account/gift-cards" },
    ],
    calls: [
      giftCardCode,
      {
        call: "POST /api/owner/gift-cards",
        asks: "",
        body: { price: 500, kind: "wallet" },
        code: "gift_cards_off",
        refused: "off",
      },
    ],
  },
  {
    name: "gift_order",
    does: "Gift wrapping, if the checkout setting `gift_order` is on.",
    without: [],
    pages: [{ page: REVIEW, part: "the tick for gift wrapping", html: 'name="gift_wrap"' }],
    calls: [change("gift wrapping", { gift_wrap: true }, "gift_wrap_off")],
  },
  {
    name: "order_note",
    does: "A note with the order, if the checkout setting `order_note` is on.",
    without: [],
    pages: [{ page: REVIEW, part: "the field for a note", html: 'name="order_note"' }],
    calls: [change("a note", { order_note: "Ring twice" }, "notes_off")],
  },
  {
    name: "terms_acceptance",
    does: "Asks for a tick that the terms are accepted before an order is placed; the order keeps when, and which page.",
    without: [],
    pages: [{ page: REVIEW, part: "the tick", html: 'name="accept_terms"' }],
    calls: [
      {
        call: "POST /api/orders",
        asks: "an order without the tick",
        body: { checkout_id: "{checkout_id}", payment_name: "Gpay", idempotency_key: "{key}" },
        code: "terms_not_accepted",
        refused: "on",
      },
    ],
  },
];
