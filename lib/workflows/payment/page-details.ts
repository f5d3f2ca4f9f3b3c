import "server-only";
import { readCheckoutSettings } from "@/lib/cached/read-store";
import type { Order } from "@/lib/domain/order/order";
import { isAwaited } from "@/lib/domain/order/state";
import { takeUpEnd } from "@/lib/domain/order/take-up";
import { type ChargedAmount, chargedAmount } from "@/lib/domain/payment/amount";
import { toStripeAmount } from "@/lib/domain/payment/stripe-amount";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { payerOf } from "./begin";
import { canPayNow, isPayable } from "./payable-order";

/** The data that the payment page sends to the browser, so none of it may be secret. */
export type PaymentStart = {
  amount: ChargedAmount;
  scriptUrl: string;
  /** The time until which the stock is held, if only for this payment; the order must be paid before then. */
  holdUntil: Date | null;
} & (
  | { kind: "square"; applicationId: string; locationId: string }
  | { kind: "foloosi" }
  | { kind: "paypal" }
  | { kind: "stripe"; publishableKey: string; amountAtStripe: number }
  | { kind: "razorpay"; keyId: string; shopName: string; payer: { name: string; email: string; mobile: string } }
);

const SQUARE_SCRIPT = "https://web.squarecdn.com/v1/square.js";
const SQUARE_SANDBOX_SCRIPT = "https://sandbox.web.squarecdn.com/v1/square.js";

/** Null if the order can no longer be paid, or the store no longer offers its payment method. */
export async function startPayment(store: StoreDetails, order: Order, now = clock.now()): Promise<PaymentStart | null> {
  if (!isPayable(order, now)) return null;
  const { payments } = (await readCheckoutSettings(store.id)) ?? { payments: [] };
  const chosen = payments.find(({ name }) => name === order.paymentName);
  const { SQUARE_SCRIPT_URL, FOLOOSI_SCRIPT_URL, RAZORPAY_SCRIPT_URL, STRIPE_SCRIPT_URL } = env();
  const common = { amount: chargedAmount(order), holdUntil: isAwaited(order) ? null : order.holdUntil };
  switch (chosen?.kind) {
    case "square": {
      const { applicationId, locationId } = chosen.settings;
      const scriptUrl = SQUARE_SCRIPT_URL ?? (chosen.isSandbox ? SQUARE_SANDBOX_SCRIPT : SQUARE_SCRIPT);
      return { ...common, kind: "square", applicationId, locationId, scriptUrl };
    }
    case "foloosi":
      return { ...common, kind: "foloosi", scriptUrl: FOLOOSI_SCRIPT_URL };
    case "paypal":
      // No script of PayPal: its page opens in place of ours, and leads back.
      return { ...common, kind: "paypal", scriptUrl: "" };
    case "stripe": {
      const amountAtStripe = toStripeAmount(common.amount);
      if (amountAtStripe === null) return null;
      const { publishableKey } = chosen.settings;
      return { ...common, kind: "stripe", publishableKey, amountAtStripe, scriptUrl: STRIPE_SCRIPT_URL };
    }
    case "razorpay": {
      const { keyId } = chosen.settings;
      const shown = { shopName: store.name, payer: payerOf(order) };
      return { ...common, ...shown, kind: "razorpay", keyId, scriptUrl: RAZORPAY_SCRIPT_URL };
    }
    default:
      return null;
  }
}

/**
 * Whether the order's page offers to pay the order through its provider, and until when: `until` is null if that has no
 * end. Null if it does not.
 */
export async function readOfferToPay(
  store: StoreDetails,
  order: Order,
  now = clock.now(),
): Promise<{ until: Date | null } | null> {
  const settings = await readCheckoutSettings(store.id);
  if (!settings || !canPayNow(order, settings, now)) return null;
  return { until: isAwaited(order) ? order.holdUntil : takeUpEnd(order) };
}
