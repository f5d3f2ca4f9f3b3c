import "server-only";
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { DisputeStatus } from "@/lib/domain/payment/dispute";
import { env, type PaymentSecrets } from "@/lib/server/env";
import { isSameSecret } from "@/lib/server/tokens";
import { askProvider, type ProviderAnswer } from "./ask-provider";
import type {
  DisputeLookupResult,
  PaymentLookup,
  PaymentLookupResult,
  PaymentProvider,
  PaymentRequest,
  PaymentStartResult,
  ProviderAccount,
  ProviderPayment,
  ReceivedWebhook,
  Refund,
  RefundRequest,
} from "./payment-provider";
import { triedKeys } from "./tried-keys";
import { readWebhookBody, type WebhookCall } from "./webhook-call";

/** The API version this file was written for. */
const API_VERSION = "2025-01-23";

const moneySchema = z.object({ amount: z.int().min(0), currency: z.string() });
const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount_money: moneySchema,
  reference_id: z.string().optional(),
  refunded_money: moneySchema.optional(),
});
const disputeSchema = z.object({
  id: z.string().min(1),
  state: z.string(),
  amount_money: moneySchema,
  reason: z.string().default(""),
  due_at: z.iso.datetime({ offset: true }).optional(),
  disputed_payment: z.object({ payment_id: z.string().min(1) }),
});
const answerSchema = z.object({
  payment: paymentSchema.optional(),
  payments: z.array(paymentSchema).optional(),
  cursor: z.string().optional(),
  refund: z.object({ status: z.string() }).optional(),
  dispute: disputeSchema.optional(),
  errors: z.array(z.object({ category: z.string(), code: z.string() })).optional(),
});
type Answer = { status: number } & z.output<typeof answerSchema>;

/** Square's Payments API: the payment page exchanges the card for a token, and we charge the token. */
export const square: PaymentProvider = {
  chargesTokens: true,
  isConfigured,
  tryKeys: async (account) =>
    triedKeys((await ask(account, `/v2/locations/${encodeURIComponent(account.settings.locationId)}`))?.status),
  begin,
  find,
  refund,
  readWebhook,
  findDispute,
};

function isConfigured({ SQUARE_ACCESS_TOKEN }: PaymentSecrets): boolean {
  return SQUARE_ACCESS_TOKEN !== undefined;
}

async function begin(account: ProviderAccount, request: PaymentRequest): Promise<PaymentStartResult> {
  const { paymentId, amount, currencyCode, sourceToken, orderNumber } = request;
  const answer = await ask(account, "/v2/payments", {
    source_id: sourceToken,
    idempotency_key: paymentId,
    reference_id: paymentId,
    amount_money: { amount, currency: currencyCode },
    location_id: account.settings.locationId,
    note: orderNumber,
  });
  if (!answer || answer.status >= 500) return { kind: "unknown" };
  if (answer.payment) return { kind: "charged", payment: toPayment(answer.payment) };
  // Square already knows this idempotency key, with other data. The earlier request may have charged the card, so the
  // outcome is unknown.
  if (hasError(answer, ({ code }) => code === "IDEMPOTENCY_KEY_REUSED")) return { kind: "unknown" };
  return hasError(answer, ({ category }) => category === "PAYMENT_METHOD_ERROR")
    ? { kind: "declined" }
    : { kind: "not_begun" };
}

async function find(account: ProviderAccount, lookup: PaymentLookup): Promise<PaymentLookupResult> {
  if (lookup.reference === null) return findById(account, lookup);
  const answer = await ask(account, `/v2/payments/${encodeURIComponent(lookup.reference)}`);
  if (answer?.payment) return { kind: "found", payment: toPayment(answer.payment) };
  return { kind: answer?.status === 404 ? "none" : "unknown" };
}

/**
 * How far before and after `createdAt` payments are searched for, because Square's clock may differ from ours and
 * requests take time.
 */
const CLOCK_SLACK_MS = 5 * 60_000;
const MAX_PAGES = 10;

/**
 * Finds a payment whose Square id we do not know because Square's response was lost. Searches the payments of the
 * location around `createdAt`.
 */
async function findById(
  account: ProviderAccount,
  { paymentId, createdAt, amount }: PaymentLookup,
): Promise<PaymentLookupResult> {
  const moment = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds).toISOString();
  const query = new URLSearchParams({
    begin_time: moment(-CLOCK_SLACK_MS),
    end_time: moment(CLOCK_SLACK_MS),
    location_id: account.settings.locationId,
    total: String(amount),
  });
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await ask(account, `/v2/payments?${query}`);
    if (answer?.status !== 200) return { kind: "unknown" };
    const payment = answer.payments?.find(({ reference_id }) => reference_id === paymentId);
    if (payment) return { kind: "found", payment: toPayment(payment) };
    if (!answer.cursor) return { kind: "none" };
    query.set("cursor", answer.cursor);
  }
  return { kind: "unknown" };
}

async function refund(
  account: ProviderAccount,
  { paymentId, reference, amount, currencyCode, occasion }: RefundRequest,
): Promise<Refund> {
  const answer = await ask(account, "/v2/refunds", {
    idempotency_key: createHmac("sha256", paymentId).update(`refund ${occasion}`).digest("base64url"),
    payment_id: reference,
    amount_money: { amount, currency: currencyCode },
  });
  if (!answer || answer.status >= 500) return "unknown";
  // `PENDING` counts as refunded: Square has accepted the refund and will carry it out once it has collected the money
  // for it.
  return ["PENDING", "COMPLETED"].includes(answer.refund?.status ?? "") ? "refunded" : "refused";
}

const eventSchema = z.object({
  event_id: z.string().min(1),
  data: z.object({ object: z.object({ payment: paymentSchema }) }),
});

const disputeEventSchema = z.object({
  data: z.object({ object: z.object({ dispute: z.object({ id: z.string().min(1) }) }) }),
});

function readWebhook({ secrets }: ProviderAccount, received: WebhookCall): ReceivedWebhook {
  const { SQUARE_WEBHOOK_SIGNATURE_KEY: key } = secrets;
  const { body, headers, address } = received;
  const signature = headers.get("x-square-hmacsha256-signature") ?? "";
  if (key === undefined || !isSigned(`${address}${body}`, signature, key)) return { kind: "forged" };
  const sent = readWebhookBody(received);
  const dispute = disputeEventSchema.safeParse(sent);
  if (dispute.success) return { kind: "dispute", disputeId: dispute.data.data.object.dispute.id };
  const event = eventSchema.safeParse(sent);
  if (!event.success) return { kind: "other" };
  const { event_id: eventId, data } = event.data;
  const { reference, paymentId } = toPayment(data.object.payment);
  return { kind: "event", event: { eventId, reference, paymentId } };
}

async function findDispute(account: ProviderAccount, disputeId: string): Promise<DisputeLookupResult> {
  const answer = await ask(account, `/v2/disputes/${encodeURIComponent(disputeId)}`);
  if (answer?.status === 404) return { kind: "none" };
  if (!answer?.dispute) return { kind: "unknown" };
  const { id, state, reason, due_at, amount_money, disputed_payment } = answer.dispute;
  return {
    kind: "found",
    dispute: {
      id,
      status: DISPUTE_ENDS[state] ?? "open",
      reason,
      amount: amount_money.amount,
      currencyCode: amount_money.currency,
      answerBy: due_at === undefined ? null : new Date(due_at),
      reference: disputed_payment.payment_id,
      paymentId: null,
    },
  };
}

/** An inquiry that is closed has not become a dispute. */
const DISPUTE_ENDS: Readonly<Record<string, DisputeStatus>> = {
  WON: "won",
  INQUIRY_CLOSED: "won",
  LOST: "lost",
  ACCEPTED: "lost",
};

function isSigned(text: string, signature: string, key: string): boolean {
  return isSameSecret(signature, createHmac("sha256", key).update(text).digest("base64"));
}

async function ask({ isSandbox, secrets }: ProviderAccount, path: string, body?: unknown): Promise<Answer | null> {
  const { SQUARE_API_URL } = env();
  const host = isSandbox ? "https://connect.squareupsandbox.com" : "https://connect.squareup.com";
  const headers = { authorization: `Bearer ${secrets.SQUARE_ACCESS_TOKEN}`, "square-version": API_VERSION };
  return read(path, await askProvider("Square", (SQUARE_API_URL ?? host) + path, { headers, body }));
}

function read(path: string, answer: ProviderAnswer): Answer | null {
  if (!answer) return null;
  const parsed = answerSchema.safeParse(answer.body);
  if (!parsed.success) {
    console.error(`Square answered ${path.split("?")[0]} with an undocumented response: ${answer.status}`);
    return null;
  }
  const codes = parsed.data.errors?.map(({ code }) => code).join(", ");
  if (codes) console.warn(`Square refused ${path.split("?")[0]}: ${answer.status} ${codes}`);
  return { status: answer.status, ...parsed.data };
}

type SquareError = { category: string; code: string };
const hasError = ({ errors }: Answer, matches: (error: SquareError) => boolean) => errors?.some(matches) ?? false;

function toPayment({
  id,
  status,
  amount_money,
  reference_id,
  refunded_money,
}: z.output<typeof paymentSchema>): ProviderPayment {
  return {
    reference: id,
    paymentId: reference_id ?? null,
    amount: amount_money.amount,
    currencyCode: amount_money.currency,
    outcome: status === "COMPLETED" ? "succeeded" : ["FAILED", "CANCELED"].includes(status) ? "failed" : "pending",
    ...(refunded_money && refunded_money.amount > 0 && { refunded: refunded_money.amount }),
  };
}
