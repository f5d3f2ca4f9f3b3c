import type { PaymentKind } from "./payment";

/**
 * The currencies that a kind of payment can move, where it does not take every one: UPI moves rupees, and PayPal these.
 * PayPal also knows the forint and the new Taiwan dollar, but without decimals, which our prices have.
 */
const TAKEN: Partial<Record<PaymentKind, readonly string[]>> = {
  upi: ["INR"],
  paypal: [
    "USD",
    "EUR",
    "GBP",
    "AUD",
    "BRL",
    "CAD",
    "CHF",
    "CZK",
    "DKK",
    "HKD",
    "ILS",
    "JPY",
    "MXN",
    "MYR",
    "NOK",
    "NZD",
    "PHP",
    "PLN",
    "SEK",
    "SGD",
    "THB",
  ],
};

/**
 * The currencies that a method takes: those the owner has listed, as far as the method can move them. Empty means all.
 */
export function takenCurrencies(kind: PaymentKind, listed: readonly string[]): readonly string[] {
  const taken = TAKEN[kind];
  if (!taken) return listed;
  const both = listed.filter((code) => taken.includes(code));
  return both.length > 0 ? both : taken;
}
