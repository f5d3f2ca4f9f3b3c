import type { HostedKind } from "@/lib/domain/payment/payment";
import type { ReturnedPayment } from "@/lib/integrations/payment-provider";
import { startPayPal } from "../fakes/paypal";
import { startRazorpay } from "../fakes/razorpay";
import { startStripe } from "../fakes/stripe";

type Behaviour = "usual" | "silent" | "lost" | "refunds_fail";
type SentWebhook = { body: string; headers: Record<string, string> };

/** What happens at a provider, named alike for all of them; `token` is what `startHostedPayment` returns. */
export type PaymentDriver = {
  kind: HostedKind;
  payment_type: object;
  currencyCode: string;
  settings: Record<string, string>;
  behave: (behaviour: Behaviour) => void;
  /** The shopper pays, and their bank agrees. */
  pay: (token: string) => void;
  /** What the provider then sends to the shop, and what it hands to the browser. */
  webhook: (token: string) => SentWebhook;
  returned: (token: string) => ReturnedPayment;
  /** What the provider has taken and not returned, in minor units of the currency. */
  kept: (tokens: readonly string[]) => number;
  close: () => Promise<void>;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function razorpayDriver(): Promise<PaymentDriver> {
  const service = await startRazorpay();
  const payments = new Map<string, ReturnType<typeof service.pay>>();
  const paymentOf = (token: string) => payments.get(token) ?? service.pay(token, { status: "failed" });
  return {
    kind: "razorpay",
    payment_type: { name: "Razorpay", status: "active", app_config: { key_id: "rzp_test_example" } },
    currencyCode: "INR",
    settings: service.settings,
    behave: service.behave,
    // Every second bank authorises first and waits for the capture.
    pay: (token) => {
      const status = payments.size % 2 === 0 ? "captured" : "authorized";
      if (!payments.has(token)) payments.set(token, service.pay(token, { status }));
    },
    webhook: (token) => service.webhook(paymentOf(token)),
    returned: (token) => service.returned(paymentOf(token)),
    kept: (tokens) => {
      const own = tokens.flatMap((token) => payments.get(token) ?? []);
      const taken = own.filter(({ status }) => status === "captured" || status === "refunded");
      const ids = new Set(own.map(({ id }) => id));
      const refunds = service.refunds().filter((made) => ids.has(made.payment_id) && made.status !== "failed");
      return sum(taken.map(({ amount }) => amount)) - sum(refunds.map(({ amount }) => amount));
    },
    close: service.close,
  };
}

async function stripeDriver(): Promise<PaymentDriver> {
  const service = await startStripe();
  const intentOf = (token: string) => {
    const intent = service.intents().find(({ client_secret }) => client_secret === token);
    if (!intent) throw new Error(`No such intent: ${token}`);
    return intent;
  };
  return {
    kind: "stripe",
    payment_type: { name: "Stripe", status: "active", app_config: { publishable_key: "pk_test_example" } },
    currencyCode: "INR",
    settings: service.settings,
    behave: service.behave,
    pay: (token) => void service.pay(token),
    webhook: (token) => service.webhook(intentOf(token)),
    returned: (token) => ({ reference: intentOf(token).id }),
    kept: (tokens) => {
      const own = tokens.map(intentOf);
      const ids = new Set(own.map(({ id }) => id));
      const refunds = service.refunds().filter((made) => ids.has(made.payment_intent) && made.status !== "failed");
      return sum(own.map(({ amount_received }) => amount_received)) - sum(refunds.map(({ amount }) => amount));
    },
    close: service.close,
  };
}

async function payPalDriver(): Promise<PaymentDriver> {
  const service = await startPayPal();
  const idOf = (token: string) => new URL(token).searchParams.get("token") ?? "";
  const orderOf = (token: string) => {
    const order = service.orders().find(({ id }) => id === idOf(token));
    if (!order) throw new Error(`No such order: ${token}`);
    return order;
  };
  const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100);
  return {
    kind: "paypal",
    payment_type: { name: "PayPal", status: "active", mode: "sandbox", app_config: { client_id: "paypal-client" } },
    currencyCode: "USD",
    settings: service.settings,
    behave: service.behave,
    pay: (token) => {
      if (orderOf(token).status === "PAYER_ACTION_REQUIRED") service.approve(idOf(token));
    },
    webhook: (token) => service.webhook(orderOf(token)),
    returned: (token) => ({ reference: idOf(token) }),
    kept: (tokens) => {
      const made = tokens.map((token) => orderOf(token).purchase_units[0].payments);
      const refunds = made.flatMap((payments) => payments?.refunds ?? []).filter(({ status }) => status !== "FAILED");
      const captures = made.flatMap((payments) => payments?.captures ?? []);
      return sum(captures.map(({ amount }) => cents(amount))) - sum(refunds.map(({ amount }) => cents(amount)));
    },
    close: service.close,
  };
}

export const PAYMENT_DRIVERS = { razorpay: razorpayDriver, stripe: stripeDriver, paypal: payPalDriver };
