import fc from "fast-check";
import { ADDRESS_REFUSAL_TEXTS } from "@/components/address/refusal-texts";
import { AUTHENTICATION_REFUSAL_TEXTS } from "@/components/authentication/refusal-texts";
import { cartRefusalText } from "@/components/cart/refusal-text";
import { CART_REFUSAL_TEXTS } from "@/components/cart/refusal-texts";
import { cartWording } from "@/components/cart/wording";
import { CHECKOUT_FORM_TEXTS, CHECKOUT_REFUSAL_TEXTS, checkoutRefusalText } from "@/components/checkout/refusal-texts";
import { ACCOUNT_FORM_TEXTS, CUSTOMER_REFUSAL_TEXTS } from "@/components/customer/refusal-texts";
import { FIT_TEXTS } from "@/components/customization/error-texts";
import { CUSTOMIZATION_REFUSAL_TEXTS } from "@/components/customization/refusal-texts";
import { ENQUIRY_FORM_TEXTS, ENQUIRY_REFUSAL_TEXTS } from "@/components/enquiry/refusal-texts";
import { FORM_REFUSAL_TEXTS, fieldRefusalText } from "@/components/form/refusal-texts";
import { GIFT_CARD_REFUSAL_TEXTS } from "@/components/gift-card/refusal-texts";
import { NEWSLETTER_REFUSAL_TEXTS } from "@/components/newsletter/refusal-texts";
import { ORDER_REFUSAL_TEXTS } from "@/components/order/refusal-texts";
import { RETURN_FORM_TEXTS, RETURN_REFUSAL_TEXTS } from "@/components/order/return-refusal-texts";
import { PAYMENT_REFUSAL_TEXTS, paymentRefusalText } from "@/components/payment/refusal-texts";
import { TAKE_UP_REFUSAL_TEXTS } from "@/components/payment/take-up-refusal-texts";
import { PRICING_REFUSAL_TEXTS } from "@/components/pricing/refusal-texts";
import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import { QUOTATION_REFUSAL_TEXTS } from "@/components/quotation/refusal-texts";
import { CALL_REFUSAL_TEXTS, FALLBACK_TEXT, refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";
import { wishlistRefusalText } from "@/components/wishlist/item-refusal-text";
import { WISHLIST_REFUSAL_TEXTS } from "@/components/wishlist/refusal-texts";
import { WITHDRAWAL_FORM_TEXTS, WITHDRAWAL_REFUSAL_TEXTS } from "@/components/withdrawal/refusal-texts";
import { type Call, REFUSALS_OF_CALLER } from "@/lib/contracts/api/call";
import { CALLS } from "@/lib/contracts/api/calls";
import { isRefusalCode } from "@/lib/contracts/api/refusals";
import { OWNER_REFUSAL_TEXTS } from "@/scripts/store/refusal-text";

const TABLES: readonly SomeRefusalTexts[] = [
  CALL_REFUSAL_TEXTS,
  FORM_REFUSAL_TEXTS,
  AUTHENTICATION_REFUSAL_TEXTS,
  CUSTOMER_REFUSAL_TEXTS,
  ADDRESS_REFUSAL_TEXTS,
  PRODUCT_REFUSAL_TEXTS,
  CART_REFUSAL_TEXTS,
  CUSTOMIZATION_REFUSAL_TEXTS,
  WISHLIST_REFUSAL_TEXTS,
  PRICING_REFUSAL_TEXTS,
  GIFT_CARD_REFUSAL_TEXTS,
  CHECKOUT_REFUSAL_TEXTS,
  ORDER_REFUSAL_TEXTS,
  RETURN_REFUSAL_TEXTS,
  WITHDRAWAL_REFUSAL_TEXTS,
  PAYMENT_REFUSAL_TEXTS,
  TAKE_UP_REFUSAL_TEXTS,
  QUOTATION_REFUSAL_TEXTS,
  ENQUIRY_REFUSAL_TEXTS,
  NEWSLETTER_REFUSAL_TEXTS,
];
const ALL: SomeRefusalTexts = Object.assign({}, ...TABLES);
const codes = Object.keys(ALL);

/** What people at the desk read has a test of its own: `tests/components/desk/refusal-texts.test.ts`. */
const shopCalls = CALLS.filter(({ caller }) => !["owner", "desk", "member"].includes(caller));
const codesOf = ({ caller, refusals = [] }: Call) => [...REFUSALS_OF_CALLER[caller], ...refusals];

describe.each(["order", "quot"] as const)("in a store of the kind %s", (subType) => {
  const wording = cartWording(subType);

  it.each(shopCalls)("has a text for every refusal of $method $path", (call) => {
    const texts = codesOf(call).map((code) => refusalText(ALL, code, { wording }));
    expect(texts).not.toContain(FALLBACK_TEXT);
  });
  it("needs none of the facts that a text may mention", () => {
    const texts = codes.flatMap((code) => [refusalText(ALL, code), refusalText(ALL, code, { wording })]);
    expect(texts.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
  });
});

it("has each code in one table only", () => {
  const all = TABLES.flatMap((texts) => Object.keys(texts));
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
});

// The forms that each group of texts is for, by the paths of their calls.
it.each([
  ["the account", ACCOUNT_FORM_TEXTS, /^\/api\/(account|newsletter\/unsubscribe)/],
  ["the checkout", CHECKOUT_FORM_TEXTS, /^\/api\/(checkout\/|orders$|quotations)|payment-reference$/],
  ["a fit profile", FIT_TEXTS, /^\/api\/fit-profiles(\/\{model_id\})?$/],
  ["a return", { ...ACCOUNT_FORM_TEXTS, ...RETURN_FORM_TEXTS }, /^\/api\/orders\/\{order_id\}\/returns$/],
  ["a withdrawal", WITHDRAWAL_FORM_TEXTS, /^\/api\/withdrawals/],
  ["an enquiry", ENQUIRY_FORM_TEXTS, /^\/api\/enquiries$/],
] as const)("covers all calls of the forms of %s", (_forms, texts, paths) => {
  const calls = shopCalls.filter(({ path, method }) => method !== "GET" && paths.test(path));
  expect(calls).not.toEqual([]);
  const missing = calls.flatMap((call) => codesOf(call).map((code) => [call.path, code] as const));
  expect(missing.filter(([, code]) => !Object.hasOwn(texts, code))).toEqual([]);
});

it("covers what the cart, the page that pays and the wishlist are told", () => {
  const paths = /^\/api\/(cart(?!\/shipping)|wishlist)|^\/api\/checkout$/;
  // The field for an offer code has the texts of prices.
  const ofOffers = new Set<string>(Object.keys(PRICING_REFUSAL_TEXTS));
  for (const { path, refusals = [] } of shopCalls.filter((call) => paths.test(call.path))) {
    const others = refusals.filter((code) => !ofOffers.has(code));
    for (const text of [cartRefusalText, wishlistRefusalText]) {
      expect([path, others.filter((code) => text(code, {}) === FALLBACK_TEXT)]).toEqual([path, []]);
    }
  }
  for (const { path, refusals = [] } of shopCalls.filter((call) => /\/payments/.test(call.path))) {
    expect([path, refusals.filter((code) => paymentRefusalText(code) === FALLBACK_TEXT)]).toEqual([path, []]);
  }
});

it("has a text on the command line for every refusal of the owner's calls", () => {
  // Orders on the phone are taken at the desk alone, which has texts of its own for them.
  const owners = CALLS.filter(({ caller, path }) => caller === "owner" && !path.startsWith("/api/owner/desk-orders"));
  const missing = owners.flatMap(codesOf);
  expect(missing.filter((code) => !Object.hasOwn(OWNER_REFUSAL_TEXTS, code))).toEqual([]);
});

it("falls back on one text for every code it does not know", () => {
  const unknown = fc.oneof(fc.string(), fc.constantFrom("toString", "constructor", "__proto__"));
  fc.assert(
    fc.property(unknown, fc.constantFrom(...TABLES, ALL, {}), (code, texts) => {
      fc.pre(!isRefusalCode(code) && !codes.includes(code));
      expect(refusalText(texts, code)).toBe(FALLBACK_TEXT);
      expect(fieldRefusalText(texts, code)).toBe("This entry is not valid. Check it and try again.");
    }),
  );
});

it("says what to do about a payment method that does not take the chosen currency", () => {
  expect(checkoutRefusalText("payment_currency")).toBe(
    "You cannot use this payment method in your currency. Change the currency, or choose another method.",
  );
});

it.each([
  ["bag_empty", "order", "Your bag is empty. Add an item first."],
  ["bag_empty", "quot", "Your quote list is empty. Add an item first."],
  ["checkout_ordered", "order", "You have already sent this order."],
  ["checkout_ordered", "quot", "You have already sent this request."],
  ["checkout_unknown", "order", "Your checkout has expired. Start again from your bag."],
  ["checkout_unknown", "quot", "Your checkout has expired. Start again from your quote list."],
  ["total_changed", "order", "Your total has changed. Check the new total before you send your order."],
  ["total_changed", "quot", "Your total has changed. Check the new total before you send your request."],
] as const)("uses the words of the store: %s, %s", (code, subType, text) => {
  expect(checkoutRefusalText(code, { wording: cartWording(subType) })).toBe(text);
});

it.each([
  [null, "a few minutes"],
  [20, "a minute"],
  [61, "2 minutes"],
  [3_600, "an hour"],
  [7_200, "2 hours"],
])("says how long to wait after too many attempts: %s seconds, %s", (retryAfterSeconds, wait) => {
  expect(refusalText(CALL_REFUSAL_TEXTS, "too_many_attempts", { retryAfterSeconds })).toBe(
    `Too many attempts. Try again in ${wait}.`,
  );
});

it("does not ask a shopper to pay again while the money may already be on its way", () => {
  for (const code of ["network_failed", "fault", "payment_under_way"]) {
    expect(paymentRefusalText(code)).toMatch(/before you pay again|Do not pay again/);
  }
});
