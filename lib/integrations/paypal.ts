import "server-only";
import { createHmac } from "node:crypto";
import { z } from "zod";
import { decimalAmount, readDecimalAmount } from "@/lib/domain/payment/amount";
import { totalOf } from "@/lib/domain/pricing/total";
import type { PaymentSecrets } from "@/lib/server/env";
import type { ProviderAnswer } from "./ask-provider";
import type {
  PaymentLookup,
  PaymentLookupResult,
  PaymentProvider,
  PaymentRequest,
  PaymentStartResult,
  ProviderAccount,
  ReceivedWebhook,
  Refund,
  RefundRequest,
} from "./payment-provider";
import { askForToken, askPayPal } from "./paypal-api";
import { findDispute, readDisputeEvent } from "./paypal-disputes";
import { triedKeys } from "./tried-keys";
import { readWebhookBody, type WebhookCall } from "./webhook-call";

/**
 * PayPal: we create an order there, the shopper approves it on PayPal's page and comes back, and we capture it. Who
 * approves it and closes the tab has paid too: whoever looks the payment up captures it.
 */
export const paypal: PaymentProvider = {
  chargesTokens: false,
  isConfigured: ({ PAYPAL_CLIENT_SECRET }: PaymentSecrets) => PAYPAL_CLIENT_SECRET !== undefined,
  tryKeys: async (account) => triedKeys((await askForToken(account))?.status),
  begin,
  find,
  refund,
  readReturn: (_secrets, { reference }) => reference,
  readWebhook,
  findDispute,
};

const moneySchema = z.object({ value: z.string(), currency_code: z.string() });
const captureSchema = z.object({ id: z.string().min(1), status: z.string(), amount: moneySchema });
const refundSchema = z.object({ status: z.string(), custom_id: z.string().optional(), amount: moneySchema.optional() });
const orderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: moneySchema.optional(),
        payments: z
          .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
          .optional(),
      }),
    )
    .min(1),
});
type PayPalOrder = z.output<typeof orderSchema>;
const createdSchema = z.object({
  id: z.string().min(1),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })),
});

async function begin(account: ProviderAccount, request: PaymentRequest): Promise<PaymentStartResult> {
  const { paymentId, currencyCode, orderNumber, returnUrl } = request;
  const answer = await askPayPal(account, "/v2/checkout/orders", {
    key: paymentId,
    body: {
      intent: "CAPTURE",
      purchase_units: [
        {
          custom_id: paymentId,
          description: orderNumber,
          amount: { value: decimalAmount(request), currency_code: currencyCode },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        },
      },
    },
  });
  const created = createdSchema.safeParse(answer?.body);
  const page = created.data?.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  // Not `unknown`: without the address of PayPal's page the shopper cannot have approved anything.
  if (created.success && page) return { kind: "hosted", token: page.href, reference: created.data.id };
  console.error(`PayPal returned no order: ${answer?.status ?? "no answer"}`);
  return { kind: "not_begun" };
}

async function find(account: ProviderAccount, lookup: PaymentLookup): Promise<PaymentLookupResult> {
  const { reference } = lookup;
  // The reference is written before the shopper is sent to PayPal. Without it nobody can have approved anything.
  if (reference === null) return { kind: "none" };
  const order = await readOrder(account, reference);
  if (typeof order === "string") return { kind: order };
  const isCaptured = captureOf(order) !== undefined;
  if (isCaptured) return toResult(order);
  // The shopper is still on PayPal's page, or has left it.
  if (order.status !== "APPROVED") return { kind: "unknown" };
  return capture(account, order, lookup);
}

/** Takes the money that was approved, if it is exactly what this attempt asks for. */
async function capture(
  account: ProviderAccount,
  order: PayPalOrder,
  lookup: PaymentLookup,
): Promise<PaymentLookupResult> {
  const [unit] = order.purchase_units;
  const approved = unit?.amount && readDecimalAmount(unit.amount.value, unit.amount.currency_code);
  const isExpected =
    unit?.custom_id === lookup.paymentId &&
    approved === lookup.amount &&
    unit.amount?.currency_code === lookup.currencyCode;
  if (!isExpected) return { kind: "unknown" };
  const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}/capture`;
  const answer = await askPayPal(account, path, { key: `${lookup.paymentId}-capture`, body: {} });
  const captured = orderSchema.safeParse(answer?.body);
  if (captured.success && captureOf(captured.data)) return toResult(withCustomId(captured.data, lookup.paymentId));
  const { amount, currencyCode, paymentId } = lookup;
  const outcome = isDeclined(answer) ? "failed" : "pending";
  return { kind: "found", payment: { reference: order.id, paymentId, amount, currencyCode, outcome } };
}

/** The answer to a capture repeats our id only at the capture; the order was checked for it before. */
function withCustomId(order: PayPalOrder, paymentId: string): PayPalOrder {
  return { ...order, purchase_units: order.purchase_units.map((unit) => ({ ...unit, custom_id: paymentId })) };
}

/** The wallet's bank said no. The shopper starts again, and may choose another source of money. */
function isDeclined(answer: ProviderAnswer): boolean {
  const refusal = z.object({ details: z.array(z.object({ issue: z.string() })) }).safeParse(answer?.body);
  return refusal.success && refusal.data.details.some(({ issue }) => issue === "INSTRUMENT_DECLINED");
}

const captureOf = ({ purchase_units: [unit] }: PayPalOrder) => unit?.payments?.captures?.[0];

function toResult(order: PayPalOrder): PaymentLookupResult {
  const made = captureOf(order);
  const amount = made && readDecimalAmount(made.amount.value, made.amount.currency_code);
  if (!made || amount === undefined || amount === null) return { kind: "unknown" };
  const refunded = refundedOf(order);
  return {
    kind: "found",
    payment: {
      reference: order.id,
      paymentId: order.purchase_units[0]?.custom_id ?? null,
      amount,
      currencyCode: made.amount.currency_code,
      outcome: toOutcome(made.status),
      ...(refunded > 0 && { refunded }),
    },
  };
}

function refundedOf({ purchase_units: [unit] }: PayPalOrder): number {
  const refunds = unit?.payments?.refunds?.filter(({ status }) => !FAILED_REFUNDS.includes(status)) ?? [];
  return totalOf(refunds.map(({ amount }) => (amount && readDecimalAmount(amount.value, amount.currency_code)) || 0));
}

function toOutcome(status: string): "succeeded" | "failed" | "pending" {
  if (["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(status)) return "succeeded";
  return ["DECLINED", "FAILED"].includes(status) ? "failed" : "pending";
}

async function readOrder(account: ProviderAccount, id: string): Promise<PayPalOrder | "none" | "unknown"> {
  const answer = await askPayPal(account, `/v2/checkout/orders/${encodeURIComponent(id)}`);
  const order = orderSchema.safeParse(answer?.body);
  if (order.success) return order.data;
  return answer?.status === 404 ? "none" : "unknown";
}

async function refund(account: ProviderAccount, request: RefundRequest): Promise<Refund> {
  const { paymentId, reference, currencyCode, occasion } = request;
  const order = await readOrder(account, reference);
  if (typeof order === "string") return order === "none" ? "refused" : "unknown";
  const made = captureOf(order);
  if (!made) return "refused";
  const key = createHmac("sha256", paymentId).update(`refund ${occasion}`).digest("base64url");
  const same = order.purchase_units[0]?.payments?.refunds?.filter(({ custom_id }) => custom_id === key) ?? [];
  const failed = same.filter(({ status }) => FAILED_REFUNDS.includes(status));
  if (same.length > failed.length) return "refunded";
  const answer = await askPayPal(account, `/v2/payments/captures/${encodeURIComponent(made.id)}/refund`, {
    // PayPal repeats the answer of a key, that of a failure too. So another try after a failure has another key.
    key: `${key}-${failed.length}`,
    body: { amount: { value: decimalAmount(request), currency_code: currencyCode }, custom_id: key },
  });
  if (!answer || answer.status >= 500) return "unknown";
  const refunded = refundSchema.safeParse(answer.body);
  return refunded.success && !FAILED_REFUNDS.includes(refunded.data.status) ? "refunded" : "refused";
}

const FAILED_REFUNDS = ["FAILED", "CANCELLED"];

const idSchema = z.string().min(1);
const eventSchema = z.object({
  id: idSchema,
  event_type: z.enum(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.DENIED"]),
  resource: z.union([
    z
      .object({ supplementary_data: z.object({ related_ids: z.object({ order_id: idSchema }) }) })
      .transform(({ supplementary_data }) => supplementary_data.related_ids.order_id),
    z.object({ id: idSchema, purchase_units: z.array(z.unknown()) }).transform(({ id }) => id),
  ]),
});

async function readWebhook(account: ProviderAccount, received: WebhookCall): Promise<ReceivedWebhook> {
  const body = readWebhookBody(received);
  if (!(await isSigned(account, received.headers, body))) return { kind: "forged" };
  const event = eventSchema.safeParse(body);
  if (!event.success) return readDisputeEvent(body) ?? { kind: "other" };
  return { kind: "event", event: { eventId: event.data.id, reference: event.data.resource, paymentId: null } };
}

/** PayPal's signature needs a certificate of PayPal, so PayPal is asked whether the webhook is one of its own. */
async function isSigned(account: ProviderAccount, headers: Headers, event: unknown): Promise<boolean> {
  const { PAYPAL_WEBHOOK_ID: webhook_id } = account.secrets;
  const sent = (name: string) => headers.get(`paypal-${name}`) ?? "";
  if (webhook_id === undefined || sent("transmission-sig") === "") return false;
  const answer = await askPayPal(account, "/v1/notifications/verify-webhook-signature", {
    body: {
      auth_algo: sent("auth-algo"),
      cert_url: sent("cert-url"),
      transmission_id: sent("transmission-id"),
      transmission_sig: sent("transmission-sig"),
      transmission_time: sent("transmission-time"),
      webhook_id,
      webhook_event: event,
    },
  });
  return z.object({ verification_status: z.literal("SUCCESS") }).safeParse(answer?.body).success;
}
