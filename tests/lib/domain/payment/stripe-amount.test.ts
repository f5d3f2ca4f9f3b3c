import { fromStripeAmount, toStripeAmount } from "@/lib/domain/payment/stripe-amount";

it.each([
  { amount: 129_950, currencyCode: "INR", atStripe: 129_950 },
  { amount: 1_299, currencyCode: "JPY", atStripe: 1_299 },
  { amount: 295_990, currencyCode: "KWD", atStripe: 295_990 },
  { amount: 1_299, currencyCode: "ISK", atStripe: 129_900 },
  { amount: 5_000, currencyCode: "UGX", atStripe: 500_000 },
])("counts $amount $currencyCode as $atStripe at Stripe, and back", ({ amount, currencyCode, atStripe }) => {
  expect(toStripeAmount({ amount, currencyCode })).toBe(atStripe);
  expect(fromStripeAmount(atStripe, currencyCode)).toBe(amount);
});

it("has no amount for what Stripe cannot take, and none for less than our smallest unit", () => {
  expect(toStripeAmount({ amount: 295_991, currencyCode: "KWD" })).toBeNull();
  expect(fromStripeAmount(129_950, "ISK")).toBeNull();
});
