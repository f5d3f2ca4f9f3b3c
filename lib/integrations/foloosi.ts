import "server-only";
import { z } from "zod";
import { decimalAmount, readDecimalAmount } from "@/lib/domain/payment/amount";
import { env, type PaymentSecrets } from "@/lib/server/env";
import { askProvider } from "./ask-provider";
import type {
  PaymentLookup,
  PaymentLookupResult,
  PaymentProvider,
  PaymentRequest,
  PaymentStartResult,
  ProviderAccount,
  ReceivedWebhook,
} from "./payment-provider";
import { triedKeys } from "./tried-keys";
import { readWebhookBody, type WebhookCall } from "./webhook-call";

/**
 * The payment provider Foloosi. We send the amount and get a token; with this token, Foloosi's script asks the shopper
 * for the card. Its public documentation describes no signature for webhooks, so we do not trust a webhook and only
 * check the payment with Foloosi when one arrives. Refunds have to be made in Foloosi's dashboard.
 */
export const foloosi: PaymentProvider = {
  chargesTokens: false,
  isConfigured,
  // No transaction has this number: who may ask is told so.
  tryKeys: async ({ secrets }) => {
    const status = (await ask(secrets, "/v2/api/transaction-detail/none"))?.status;
    return status === 404 ? "accepted" : triedKeys(status);
  },
  begin,
  find,
  refund: async () => "by_hand",
  readReturn: (_secrets, { reference }) => reference,
  readWebhook,
};

function isConfigured({ FOLOOSI_SECRET_KEY }: PaymentSecrets): boolean {
  return FOLOOSI_SECRET_KEY !== undefined;
}

const tokenSchema = z.object({ data: z.object({ reference_token: z.string().min(1) }) });

async function begin({ secrets }: ProviderAccount, request: PaymentRequest): Promise<PaymentStartResult> {
  const { paymentId, orderNumber, payer, currencyCode } = request;
  const answer = await ask(secrets, "/aggregatorapi/web/initialize-setup", {
    transaction_amount: decimalAmount(request),
    currency: currencyCode,
    customer_name: payer.name,
    customer_email: payer.email,
    customer_mobile: payer.mobile,
    description: orderNumber,
    optional1: paymentId,
  });
  const token = tokenSchema.safeParse(answer?.body);
  if (token.success) return { kind: "hosted", token: token.data.data.reference_token, reference: null };
  // Not `unknown`: without the token the shopper cannot have paid, even if Foloosi has processed the request.
  console.error(`Foloosi returned no token: ${answer?.status ?? "no answer"}`);
  return { kind: "not_begun" };
}

/** Foloosi sends numbers such as amounts either as strings or as JSON numbers. */
const text = z.union([z.string(), z.number().transform(String)]);
const transactionSchema = z.object({
  transaction_no: z.string().min(1),
  status: z.string(),
  request_amount: text,
  request_currency: z.string(),
  optional1: z.string().optional(),
  api: z.object({ optional1: z.string().optional() }).optional(),
});

/**
 * Finds a payment by its transaction number only. Foloosi's list of transactions does not show which ones are ours, so
 * a payment without this number cannot be found.
 */
async function find({ secrets }: ProviderAccount, { reference }: PaymentLookup): Promise<PaymentLookupResult> {
  if (reference === null) return { kind: "unknown" };
  const answer = await ask(secrets, `/v2/api/transaction-detail/${encodeURIComponent(reference)}`);
  if (answer?.status === 404) return { kind: "none" };
  const found = z.object({ data: transactionSchema }).safeParse(answer?.body);
  if (!found.success) return { kind: "unknown" };
  const { transaction_no, status, request_amount, request_currency, optional1, api } = found.data.data;
  const amount = readDecimalAmount(request_amount, request_currency);
  if (amount === null) return { kind: "unknown" };
  return {
    kind: "found",
    payment: {
      reference: transaction_no,
      paymentId: optional1 ?? api?.optional1 ?? null,
      amount,
      currencyCode: request_currency,
      outcome: toOutcome(status.toLowerCase()),
    },
  };
}

function toOutcome(status: string): "succeeded" | "failed" | "pending" {
  if (status === "success") return "succeeded";
  return FAILED.includes(status) ? "failed" : "pending";
}

const FAILED = ["failed", "failure", "error", "declined", "cancelled", "canceled", "expired"];

const webhookSchema = z.object({ transaction_no: z.string().min(1), status: z.string().optional() });

/** Reads the transaction number, which is at the top level or nested, depending on the version of the webhook. */
function readWebhook(_account: ProviderAccount, received: WebhookCall): ReceivedWebhook {
  const body = readWebhookBody(received);
  const data = field(body, "data");
  for (const part of [field(data, "transfer"), data, body]) {
    const webhook = webhookSchema.safeParse(part);
    if (!webhook.success) continue;
    const { transaction_no: reference, status = "" } = webhook.data;
    const optional1 = field(part, "optional1") ?? field(field(part, "api"), "optional1");
    const paymentId = typeof optional1 === "string" ? optional1 : null;
    return { kind: "event", event: { eventId: `${reference} ${status}`, reference, paymentId } };
  }
  return { kind: "other" };
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function ask({ FOLOOSI_SECRET_KEY = "" }: PaymentSecrets, path: string, body?: unknown) {
  const { FOLOOSI_API_URL } = env();
  return askProvider("Foloosi", FOLOOSI_API_URL + path, { headers: { secret_key: FOLOOSI_SECRET_KEY }, body });
}
