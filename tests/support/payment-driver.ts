import type { HostedKind } from "@/lib/domain/payment/payment";
import type { ReturnedPayment } from "@/lib/integrations/payment-provider";
import type { startDisputes } from "../fakes/disputes";
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
  /** The shopper disputes what is left of a payment, or half of it; nothing happens if there is nothing left. */
  dispute: (token: string, share: "all" | "half") => void;
  /** The bank decides the oldest open dispute of a payment. */
  decide: (token: string, end: "won" | "lost") => void;
  /** What the provider sends about each dispute of a payment. */
  disputeWebhooks: (token: string) => SentWebhook[];
  /** What the provider has taken and neither returned nor lost to a bank, in minor units of the currency. */
  kept: (tokens: readonly string[]) => number;
  close: () => Promise<void>;
};

type Disputes = ReturnType<typeof startDisputes>;

/** What a shopper and their bank do, at any provider; `left` is what can still be disputed of a payment. */
function disputing(disputes: Disputes, paymentOf: (token: string) => { id: string; left: number; currency: string }) {
  return {
    dispute: (token: string, share: "all" | "half") => {
      const { id, left, currency } = paymentOf(token);
      const amount = share === "all" ? left : Math.floor(left / 2);
      if (amount > 0) disputes.open(id, amount, currency);
    },
    decide: (token: string, end: "won" | "lost") => {
      const open = disputes.ofPayment(paymentOf(token).id).find((made) => made.end === null);
      if (open) open.end = end;
    },
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function razorpayDriver(): Promise<PaymentDriver> {
  const service = await startRazorpay();
  const payments = new Map<string, ReturnType<typeof service.pay>>();
  const paymentOf = (token: string) => payments.get(token) ?? service.pay(token, { status: "failed" });
  const kept = (tokens: readonly string[]) => {
    const own = tokens.flatMap((token) => payments.get(token) ?? []);
    const taken = own.filter(({ status }) => status === "captured" || status === "refunded");
    const ids = own.map(({ id }) => id);
    const refunds = service.refunds().filter((made) => ids.includes(made.payment_id) && made.status !== "failed");
    const returned = [...refunds.map(({ amount }) => amount), ...ids.map(service.disputes.lost)];
    return sum(taken.map(({ amount }) => amount)) - sum(returned);
  };
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
    ...disputing(service.disputes, (token) => {
      const { id, currency } = paymentOf(token);
      return { id, left: kept([token]) - service.disputes.held(id) + service.disputes.lost(id), currency };
    }),
    disputeWebhooks: (token) =>
      service.disputes.ofPayment(paymentOf(token).id).map((made) => service.disputeWebhook(made)),
    kept,
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
  const kept = (tokens: readonly string[]) => {
    const own = tokens.map(intentOf);
    const ids = own.map(({ id }) => id);
    const refunds = service.refunds().filter((made) => ids.includes(made.payment_intent) && made.status !== "failed");
    const returned = [...refunds.map(({ amount }) => amount), ...ids.map(service.disputes.lost)];
    return sum(own.map(({ amount_received }) => amount_received)) - sum(returned);
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
    ...disputing(service.disputes, (token) => {
      const { id, currency } = intentOf(token);
      return { id, left: kept([token]) - service.disputes.held(id) + service.disputes.lost(id), currency };
    }),
    disputeWebhooks: (token) =>
      service.disputes.ofPayment(intentOf(token).id).map((made) => service.disputeWebhook(made)),
    kept,
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
  const captureIdOf = (token: string) => orderOf(token).purchase_units[0].payments?.captures[0]?.id ?? "";
  const kept = (tokens: readonly string[]) => {
    const made = tokens.map((token) => orderOf(token).purchase_units[0].payments);
    const refunds = made.flatMap((payments) => payments?.refunds ?? []).filter(({ status }) => status !== "FAILED");
    const captures = made.flatMap((payments) => payments?.captures ?? []);
    const returned = [
      ...refunds.map(({ amount }) => cents(amount)),
      ...captures.map(({ id }) => service.disputes.lost(id)),
    ];
    return sum(captures.map(({ amount }) => cents(amount))) - sum(returned);
  };
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
    ...disputing(service.disputes, (token) => {
      const id = captureIdOf(token);
      return { id, left: kept([token]) - service.disputes.held(id) + service.disputes.lost(id), currency: "USD" };
    }),
    disputeWebhooks: (token) =>
      service.disputes.ofPayment(captureIdOf(token)).map((made) => service.disputeWebhook(made)),
    kept,
    close: service.close,
  };
}

export const PAYMENT_DRIVERS = { razorpay: razorpayDriver, stripe: stripeDriver, paypal: payPalDriver };
