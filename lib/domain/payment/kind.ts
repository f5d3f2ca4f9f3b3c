import type { PaymentKind } from "./payment";

/**
 * The kind of payment method for each known name. Owners choose the names freely, so only the letters and digits of a
 * name are compared.
 */
const KINDS: Readonly<Record<string, PaymentKind>> = {
  cod: "cod",
  cashondelivery: "cod",
  bank: "bank_transfer",
  bankpayment: "bank_transfer",
  banktransfer: "bank_transfer",
  gpay: "upi",
  googlepay: "upi",
  upi: "upi",
  upiqr: "upi",
  square: "square",
  squarepayment: "square",
  foloosi: "foloosi",
  razorpay: "razorpay",
  stripe: "stripe",
  stripepayment: "stripe",
  paypal: "paypal",
};

/** The kind of the payment method with this name; null if the shop does not support it. */
export function paymentKind(name: string): PaymentKind | null {
  return KINDS[name.toLowerCase().replace(/[^a-z0-9]/g, "")] ?? null;
}
