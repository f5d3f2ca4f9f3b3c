import "server-only";
import { z } from "zod";
import { decimalAmount, readDecimalAmount } from "@/lib/domain/payment/amount";
import { env, type PaymentSecrets } from "@/lib/server/env";
import { askProvider } from "./ask-provider";
import type {
  BegunPayment,
  FoundPayment,
  PaymentProvider,
  PaymentRequest,
  ProviderAccount,
  ReceivedWebhook,
  SoughtPayment,
} from "./payment-provider";
import { type ReceivedCall, readCall } from "./received-call";

/**
 * Foloosi: it is told the amount and hands out a token, with which its script asks the shopper for their card. Its calls
 * to us carry no signature that its public documentation names, so nothing they say is believed: they only tell us to
 * ask. Refunds are made in its dashboard.
 */
export const foloosi: PaymentProvider = {
  chargesTokens: false,
  isConfigured,
  begin,
  find,
  refund: async () => "by_hand",
  hear,
};

function isConfigured({ FOLOOSI_SECRET_KEY }: PaymentSecrets): boolean {
  return FOLOOSI_SECRET_KEY !== undefined;
}

const tokenSchema = z.object({ data: z.object({ reference_token: z.string().min(1) }) });

async function begin({ secrets }: ProviderAccount, request: PaymentRequest): Promise<BegunPayment> {
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
  if (token.success) return { kind: "handed_over", token: token.data.data.reference_token };
  // No money moves before the script has its token, so a lost answer has cost nothing.
  console.error(`Foloosi handed out no token: ${answer?.status ?? "no answer"}`);
  return { kind: "not_begun" };
}

/** Amounts and numbers arrive as either. */
const text = z.union([z.string(), z.number().transform(String)]);
const transactionSchema = z.object({
  transaction_no: z.string().min(1),
  status: z.string(),
  request_amount: text,
  request_currency: z.string(),
  optional1: z.string().optional(),
  api: z.object({ optional1: z.string().optional() }).optional(),
});

/** Without a transaction number nothing is found: its list of transactions does not tell which are ours. */
async function find({ secrets }: ProviderAccount, { reference }: SoughtPayment): Promise<FoundPayment> {
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

const calledSchema = z.object({ transaction_no: z.string().min(1), status: z.string().optional() });

/** The number of the transaction stands at the top or deeper, from one version of its calls to the next. */
function hear(_secrets: PaymentSecrets, received: ReceivedCall): ReceivedWebhook {
  const sent = readCall(received);
  const data = field(sent, "data");
  for (const part of [field(data, "transfer"), data, sent]) {
    const called = calledSchema.safeParse(part);
    if (!called.success) continue;
    const { transaction_no: reference, status = "" } = called.data;
    const optional1 = field(part, "optional1") ?? field(field(part, "api"), "optional1");
    const paymentId = typeof optional1 === "string" ? optional1 : null;
    return { kind: "event", event: { eventId: `${reference} ${status}`, reference, paymentId } };
  }
  return { kind: "other" };
}

function field(sent: unknown, name: string): unknown {
  return typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;
}

function ask({ FOLOOSI_SECRET_KEY = "" }: PaymentSecrets, path: string, body?: unknown) {
  const { FOLOOSI_API_URL } = env();
  return askProvider("Foloosi", FOLOOSI_API_URL + path, { headers: { secret_key: FOLOOSI_SECRET_KEY }, body });
}
