import "server-only";
import { createHmac } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import type { DisputeStatus } from "@/lib/domain/payment/dispute";
import { fromStripeAmount, toStripeAmount } from "@/lib/domain/payment/stripe-amount";
import { env, type PaymentSecrets } from "@/lib/server/env";
import { fetchFromService } from "./outgoing-fetch";
import type {
  DisputeLookupResult,
  PaymentLookup,
  PaymentLookupResult,
  PaymentProvider,
  PaymentRequest,
  PaymentStartResult,
  ReceivedWebhook,
  Refund,
  RefundRequest,
  TriedKeys,
} from "./payment-provider";
import { triedKeys } from "./tried-keys";
import type { WebhookCall } from "./webhook-call";

/** Stripe: we create a PaymentIntent, and the Payment Element in the page pays it by card or wallet, with 3-D Secure. */
export const stripe: PaymentProvider = {
  chargesTokens: false,
  isConfigured: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY !== undefined,
  tryKeys,
  begin,
  find,
  refund,
  readReturn: (_secrets, { reference }) => reference,
  readWebhook,
  findDispute,
};

type Account = { secrets: PaymentSecrets };

async function tryKeys(account: Account): Promise<TriedKeys> {
  try {
    await clientOf(account).balance.retrieve();
    return "accepted";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return triedKeys(error.statusCode);
  }
}

async function begin(account: Account, request: PaymentRequest): Promise<PaymentStartResult> {
  const { paymentId, currencyCode, orderNumber } = request;
  const amount = toStripeAmount(request);
  if (amount === null) return { kind: "not_begun" };
  const intent = await ask("create", () =>
    clientOf(account).paymentIntents.create(
      {
        amount,
        currency: currencyCode.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        description: orderNumber,
        metadata: { payment_id: paymentId },
      },
      { idempotencyKey: paymentId },
    ),
  );
  // Not `unknown`: without the client secret the shopper cannot have paid, even if Stripe has created the intent.
  if (typeof intent === "string" || !intent.client_secret) return { kind: "not_begun" };
  return { kind: "hosted", token: intent.client_secret, reference: intent.id };
}

async function find(account: Account, { reference }: PaymentLookup): Promise<PaymentLookupResult> {
  // The reference is written before the page gets the client secret. Without it nobody can have paid.
  if (reference === null) return { kind: "none" };
  const intent = await ask("retrieve", () =>
    clientOf(account).paymentIntents.retrieve(reference, { expand: ["latest_charge"] }),
  );
  if (typeof intent === "string") return { kind: intent === "unknown" ? "unknown" : "none" };
  const currencyCode = intent.currency.toUpperCase();
  const outcome = OUTCOMES[intent.status];
  const amount = fromStripeAmount(outcome === "succeeded" ? intent.amount_received : intent.amount, currencyCode);
  // In every other state the shopper may still be entering a card, or trying another one after a refusal.
  if (!outcome || amount === null) return { kind: "unknown" };
  const paymentId = intent.metadata.payment_id ?? null;
  const refunded = refundedOf(intent.latest_charge, currencyCode);
  return {
    kind: "found",
    payment: { reference: intent.id, paymentId, amount, currencyCode, outcome, ...(refunded > 0 && { refunded }) },
  };
}

function refundedOf(charge: Stripe.PaymentIntent["latest_charge"], currencyCode: string): number {
  return charge !== null && typeof charge === "object"
    ? (fromStripeAmount(charge.amount_refunded, currencyCode) ?? 0)
    : 0;
}

const OUTCOMES: Partial<Record<Stripe.PaymentIntent.Status, "succeeded" | "failed" | "pending">> = {
  succeeded: "succeeded",
  processing: "pending",
  canceled: "failed",
};

async function refund(account: Account, request: RefundRequest): Promise<Refund> {
  const { paymentId, reference, occasion } = request;
  const amount = toStripeAmount(request);
  if (amount === null) return "refused";
  const key = createHmac("sha256", paymentId).update(`refund ${occasion}`).digest("base64url");
  const client = clientOf(account);
  const made = await ask("refunds", () => client.refunds.list({ payment_intent: reference, limit: 100 }));
  if (typeof made === "string") return "unknown";
  const same = made.data.filter(({ metadata }) => metadata?.key === key);
  const failed = same.filter(({ status }) => FAILED_REFUNDS.includes(status ?? ""));
  if (same.length > failed.length) return "refunded";
  // Stripe repeats the answer of a key, that of a failure too. So another try after a failure has another key.
  for (let number = failed.length; number < failed.length + MAX_REFUSALS; number += 1) {
    const refunded = await ask("refund", () =>
      client.refunds.create(
        { payment_intent: reference, amount, metadata: { key } },
        { idempotencyKey: `${key}-${number}` },
      ),
    );
    if (refunded === "refused_before") continue;
    if (typeof refunded === "string") return refunded;
    if (!FAILED_REFUNDS.includes(refunded.status ?? "")) return "refunded";
    // A refund that had failed before: its key was taken by a try that came after a refusal without a refund.
    if (!failed.some(({ id }) => id === refunded.id)) return "refused";
  }
  return "refused";
}

/** How often the same refund may have been refused within the day for which Stripe remembers a key. */
const MAX_REFUSALS = 20;
const FAILED_REFUNDS = ["failed", "canceled"];

/**
 * The webhooks we act on. `payment_intent.payment_failed` is none of them: after a refusal the shopper tries another
 * card on the same page.
 */
const EVENTS = ["payment_intent.succeeded", "payment_intent.canceled"] as const;
const intentEventSchema = z.object({
  id: z.string().min(1),
  type: z.enum(EVENTS),
  data: z.object({
    object: z.object({ id: z.string().min(1), metadata: z.object({ payment_id: z.string().optional() }) }),
  }),
});
const refundEventSchema = z.object({
  id: z.string().min(1),
  type: z.literal("charge.refunded"),
  data: z.object({ object: z.object({ payment_intent: z.string().min(1) }) }),
});

const disputeEventSchema = z.object({
  type: z.string().startsWith("charge.dispute."),
  data: z.object({ object: z.object({ id: z.string().min(1) }) }),
});

function readWebhook({ secrets }: Account, { body, headers }: WebhookCall): ReceivedWebhook {
  const { STRIPE_WEBHOOK_SECRET: key } = secrets;
  const signed = key === undefined ? null : readSigned(body, headers.get("stripe-signature") ?? "", key);
  if (signed === null) return { kind: "forged" };
  const dispute = disputeEventSchema.safeParse(signed);
  if (dispute.success) return { kind: "dispute", disputeId: dispute.data.data.object.id };
  const refund = refundEventSchema.safeParse(signed);
  if (refund.success) {
    const { id: eventId, data } = refund.data;
    return { kind: "event", event: { eventId, reference: data.object.payment_intent, paymentId: null } };
  }
  const event = intentEventSchema.safeParse(signed);
  if (!event.success) return { kind: "other" };
  const { id: eventId, data } = event.data;
  const { id: reference, metadata } = data.object;
  return { kind: "event", event: { eventId, reference, paymentId: metadata.payment_id ?? null } };
}

async function findDispute(account: Account, disputeId: string): Promise<DisputeLookupResult> {
  const found = await ask("dispute", () => clientOf(account).disputes.retrieve(disputeId));
  if (typeof found === "string") return { kind: found === "unknown" ? "unknown" : "none" };
  const { id, status, reason, payment_intent, evidence_details } = found;
  const currencyCode = found.currency.toUpperCase();
  const amount = fromStripeAmount(found.amount, currencyCode);
  if (amount === null) return { kind: "unknown" };
  const dueBy = evidence_details?.due_by ?? null;
  return {
    kind: "found",
    dispute: {
      id,
      status: DISPUTE_ENDS[status] ?? "open",
      reason,
      amount,
      currencyCode,
      answerBy: dueBy === null ? null : new Date(dueBy * 1_000),
      reference: typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? null),
      paymentId: null,
    },
  };
}

/** A warning that is closed has not become a dispute. */
const DISPUTE_ENDS: Partial<Record<Stripe.Dispute.Status, DisputeStatus>> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** The event, if Stripe signed it within the last five minutes; otherwise null. */
function readSigned(body: string, signature: string, key: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, key);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Stripe's SDK with our own requests, so that time limits, proxies and logs are those of the shop (decision 30). */
function clientOf({ secrets }: Account): Stripe {
  const { protocol, hostname, port } = new URL(env().STRIPE_API_URL);
  const isPlain = protocol === "http:";
  return new Stripe(secrets.STRIPE_SECRET_KEY ?? "", {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    timeout: TIMEOUT_MS,
    // The idempotency keys make it harmless to send a request again whose answer was lost.
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchForStripe),
  });
}

async function fetchForStripe(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { status, headers, body } = await fetchFromService(String(address), {
    method: init?.method === "POST" ? "POST" : "GET",
    headers: Object.fromEntries(new Headers(init?.headers)),
    ...(typeof init?.body === "string" && { body: init.body }),
    timeoutMilliseconds: TIMEOUT_MS,
    largestBytes: MAX_BYTES,
  });
  const kept = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new Response(new Uint8Array(body), { status, headers: Object.fromEntries(kept) });
}

/**
 * `refused`: Stripe said no. `refused_before`: it repeats a no to the same idempotency key. `unknown`: there was no
 * answer, so the request may have been carried out.
 */
async function ask<Answer>(
  name: string,
  request: () => Promise<Answer>,
): Promise<Answer | "refused" | "refused_before" | "unknown"> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // Stripe's messages may repeat what was sent; its codes do not.
    console.error(`Stripe refused ${name}: ${error.statusCode ?? "no answer"} ${error.code ?? error.type}`);
    const { statusCode = 500 } = error;
    if (statusCode >= 500 || statusCode === 429 || statusCode === 401) return "unknown";
    return error.headers?.["idempotent-replayed"] === "true" ? "refused_before" : "refused";
  }
}
