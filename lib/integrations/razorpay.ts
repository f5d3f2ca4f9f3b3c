import "server-only";
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { DisputeStatus } from "@/lib/domain/payment/dispute";
import type { WaysToPay } from "@/lib/domain/payment/ways-to-pay";
import { env, type PaymentSecrets } from "@/lib/server/env";
import { isSameSecret } from "@/lib/server/tokens";
import { askProvider } from "./ask-provider";
import type {
  DisputeLookupResult,
  PaymentLookup,
  PaymentLookupResult,
  PaymentProvider,
  PaymentRequest,
  PaymentStartResult,
  ProviderAccount,
  ReceivedWebhook,
  Refund,
  RefundRequest,
  ReturnedPayment,
} from "./payment-provider";
import { triedKeys } from "./tried-keys";
import { readWebhookBody, type WebhookCall } from "./webhook-call";

/**
 * Razorpay: we register an order there, its window asks the shopper for the money, and one of the payments of this order
 * may succeed. So our reference is Razorpay's order, not one of its payments: a card that was declined first and one
 * that was charged then belong to the same attempt.
 */
export const razorpay: PaymentProvider = {
  chargesTokens: false,
  isConfigured: ({ RAZORPAY_KEY_SECRET }) => RAZORPAY_KEY_SECRET !== undefined,
  tryKeys: async (account) => triedKeys((await ask(account, "/v1/methods"))?.status),
  begin,
  find,
  refund,
  readReturn,
  readWebhook,
  findDispute,
  readWays,
};

const orderSchema = z.object({ id: z.string().min(1), receipt: z.string().nullish() });
const paymentSchema = z.object({
  id: z.string().min(1),
  amount: z.int().min(0),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z.int().nullish(),
});
type Payment = z.output<typeof paymentSchema>;
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
const refundSchema = z.object({ status: z.string(), notes: z.unknown() });

async function begin(account: ProviderAccount, request: PaymentRequest): Promise<PaymentStartResult> {
  const { paymentId, amount, currencyCode, orderNumber } = request;
  const answer = await ask(account, "/v1/orders", {
    body: { amount, currency: currencyCode, receipt: paymentId, payment_capture: true, notes: { order: orderNumber } },
  });
  const order = orderSchema.safeParse(answer?.body);
  if (order.success) return { kind: "hosted", token: order.data.id, reference: order.data.id };
  // Not `unknown`: without the order's id the shopper cannot have paid, even if Razorpay has created the order.
  console.error(`Razorpay returned no order: ${answer?.status ?? "no answer"}`);
  return { kind: "not_begun" };
}

async function find(account: ProviderAccount, lookup: PaymentLookup): Promise<PaymentLookupResult> {
  const order = await findOrder(account, lookup);
  if (order === "none" || order === "unknown") return { kind: order };
  const answer = await ask(account, `/v1/orders/${encodeURIComponent(order.id)}/payments`);
  const payments = listOf(paymentSchema).safeParse(answer?.body);
  if (!payments.success) return { kind: "unknown" };
  const payment = await chargedPayment(account, payments.data.items, lookup);
  // The shopper may still be choosing a card in Razorpay's window, or trying another one after a refusal.
  if (!payment) return { kind: "unknown" };
  const { amount, currency: currencyCode, status, amount_refunded } = payment;
  const outcome = CHARGED.includes(status) ? "succeeded" : "pending";
  return {
    kind: "found",
    payment: {
      reference: order.id,
      paymentId: order.receipt ?? null,
      amount,
      currencyCode,
      outcome,
      ...(amount_refunded && { refunded: amount_refunded }),
    },
  };
}

/** Razorpay's name for a payment whose money has been taken, be it returned since. */
const CHARGED = ["captured", "refunded"];

/**
 * The payment of an order that took the money. A payment that the bank authorised late, after Razorpay has stopped
 * waiting for it, is not captured by itself: we capture it, and what becomes of its order is decided when it is settled.
 */
async function chargedPayment(
  account: ProviderAccount,
  payments: readonly Payment[],
  { amount, currencyCode }: PaymentLookup,
): Promise<Payment | undefined> {
  const charged = payments.find(({ status }) => CHARGED.includes(status));
  const authorised = payments.find(({ status }) => status === "authorized");
  if (charged || !authorised) return charged;
  if (authorised.amount !== amount || authorised.currency !== currencyCode) return authorised;
  const body = { amount, currency: currencyCode };
  const answer = await ask(account, `/v1/payments/${encodeURIComponent(authorised.id)}/capture`, { body });
  const captured = paymentSchema.safeParse(answer?.body);
  return captured.success ? captured.data : authorised;
}

/** Finds Razorpay's order by its id, or by our id of the attempt if the answer to `begin` was lost. */
async function findOrder(account: ProviderAccount, { reference, paymentId }: PaymentLookup) {
  if (reference === null) {
    const answer = await ask(account, `/v1/orders?${new URLSearchParams({ receipt: paymentId })}`);
    const orders = listOf(orderSchema).safeParse(answer?.body);
    if (!orders.success) return "unknown";
    return orders.data.items.find(({ receipt }) => receipt === paymentId) ?? "none";
  }
  const answer = await ask(account, `/v1/orders/${encodeURIComponent(reference)}`);
  const order = orderSchema.safeParse(answer?.body);
  if (order.success) return order.data;
  return answer?.status === 400 || answer?.status === 404 ? "none" : "unknown";
}

async function refund(account: ProviderAccount, request: RefundRequest): Promise<Refund> {
  const { paymentId, reference, amount, occasion } = request;
  const key = createHmac("sha256", paymentId).update(`refund ${occasion}`).digest("hex").slice(0, 40);
  const found = await ask(account, `/v1/orders/${encodeURIComponent(reference)}/payments`);
  const payments = listOf(paymentSchema).safeParse(found?.body);
  if (!payments.success) return "unknown";
  const charged = payments.data.items.find(({ status }) => CHARGED.includes(status));
  if (!charged) return "refused";
  const path = `/v1/payments/${encodeURIComponent(charged.id)}`;
  const made = listOf(refundSchema).safeParse((await ask(account, `${path}/refunds`))?.body);
  if (!made.success) return "unknown";
  const known = made.data.items.find(({ notes, status }) => status !== "failed" && hasKey(notes, key));
  if (known) return "refunded";
  const answer = await ask(account, `${path}/refund`, {
    body: { amount, notes: { key } },
    headers: { "x-refund-idempotency": key },
  });
  if (!answer || answer.status >= 500) return "unknown";
  const refunded = refundSchema.safeParse(answer.body);
  return refunded.success && refunded.data.status !== "failed" ? "refunded" : "refused";
}

/** Empty notes are an empty list at Razorpay, not an empty object. */
function hasKey(notes: unknown, key: string): boolean {
  return z.object({ key: z.literal(key) }).safeParse(notes).success;
}

/** Razorpay signs its order and payment with the key's secret, so that a browser cannot make up a payment. */
function readReturn({ RAZORPAY_KEY_SECRET: key }: PaymentSecrets, returned: ReturnedPayment): string | null {
  const { reference, payment_id = "", signature = "" } = returned;
  return key !== undefined && isSigned(`${reference}|${payment_id}`, signature, key) ? reference : null;
}

/**
 * The webhooks we act on. `payment.failed` is none of them: after a refusal the shopper tries another card in the same
 * window, and the attempt stays open.
 */
const EVENTS = ["payment.authorized", "payment.captured", "order.paid", "refund.created", "refund.processed"] as const;
const webhookSchema = z.object({
  event: z.enum(EVENTS),
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string().min(1), order_id: z.string().min(1) }) }),
  }),
});

const disputeWebhookSchema = z.object({
  event: z.string().startsWith("payment.dispute."),
  payload: z.object({ dispute: z.object({ entity: z.object({ id: z.string().min(1) }) }) }),
});

function readWebhook({ secrets }: ProviderAccount, received: WebhookCall): ReceivedWebhook {
  const { RAZORPAY_WEBHOOK_SECRET: key } = secrets;
  const { body, headers } = received;
  const signature = headers.get("x-razorpay-signature") ?? "";
  if (key === undefined || !isSigned(body, signature, key)) return { kind: "forged" };
  const sent = readWebhookBody(received);
  const dispute = disputeWebhookSchema.safeParse(sent);
  if (dispute.success) return { kind: "dispute", disputeId: dispute.data.payload.dispute.entity.id };
  const webhook = webhookSchema.safeParse(sent);
  if (!webhook.success) return { kind: "other" };
  const { event, payload } = webhook.data;
  const { id, order_id: reference } = payload.payment.entity;
  const eventId = headers.get("x-razorpay-event-id") ?? `${event} ${id}`;
  return { kind: "event", event: { eventId, reference, paymentId: null } };
}

const disputeSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.int().min(0),
  currency: z.string(),
  amount_deducted: z.int().nullish(),
  reason_code: z.string().nullish(),
  /** In seconds since 1970. */
  respond_by: z.int().nullish(),
  status: z.string(),
});
type Dispute = z.output<typeof disputeSchema>;

async function findDispute(account: ProviderAccount, disputeId: string): Promise<DisputeLookupResult> {
  const answer = await ask(account, `/v1/disputes/${encodeURIComponent(disputeId)}`);
  if (answer?.status === 400 || answer?.status === 404) return { kind: "none" };
  const found = disputeSchema.safeParse(answer?.body);
  if (!found.success) return { kind: "unknown" };
  const { id, payment_id, amount, currency: currencyCode, reason_code, respond_by } = found.data;
  const made = await ask(account, `/v1/payments/${encodeURIComponent(payment_id)}`);
  const payment = z.object({ order_id: z.string().nullish() }).safeParse(made?.body);
  if (!payment.success) return { kind: "unknown" };
  const answerBy = respond_by ? new Date(respond_by * 1_000) : null;
  const status = toDisputeStatus(found.data);
  const reference = payment.data.order_id ?? null;
  const reason = reason_code ?? "";
  return { kind: "found", dispute: { id, status, amount, currencyCode, reason, answerBy, reference, paymentId: null } };
}

/** `closed` says that it is over and not for whom: what was deducted tells. */
function toDisputeStatus({ status, amount_deducted }: Dispute): DisputeStatus {
  if (status === "won" || status === "lost") return status;
  if (status !== "closed") return "open";
  return amount_deducted ? "lost" : "won";
}

/** Instalments need a card of one of these banks; Razorpay also has plans without a card, which it does not price. */
const plansSchema = z.record(
  z.string(),
  z.object({ min_amount: z.int().min(0), plans: z.record(z.string(), z.number()) }),
);
const methodsSchema = z.object({
  upi: z.boolean().optional(),
  emi: z.boolean().optional(),
  // Without plans it is an empty list, not an empty object.
  emi_plans: plansSchema.or(z.array(z.unknown()).transform((): z.output<typeof plansSchema> => ({}))).optional(),
});

async function readWays(account: ProviderAccount): Promise<WaysToPay | null> {
  const answer = await ask(account, "/v1/methods");
  const methods = methodsSchema.safeParse(answer?.body);
  if (!methods.success) return null;
  const { upi: takesUpi = false, emi = false, emi_plans: plans = {} } = methods.data;
  const instalments = Object.entries(plans).map(([bank, { min_amount: leastAmount, plans: rates }]) => ({
    bank,
    leastAmount,
    months: Object.keys(rates).map(Number).filter(Number.isInteger),
  }));
  return { currencyCode: "INR", takesUpi, instalments: emi ? instalments : [] };
}

function isSigned(text: string, signature: string, key: string): boolean {
  return isSameSecret(signature, createHmac("sha256", key).update(text).digest("hex"));
}

function ask(
  { settings, secrets }: ProviderAccount,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const credentials = Buffer.from(`${settings.keyId}:${secrets.RAZORPAY_KEY_SECRET}`).toString("base64");
  return askProvider("Razorpay", env().RAZORPAY_API_URL + path, {
    headers: { authorization: `Basic ${credentials}`, ...headers },
    body,
  });
}
