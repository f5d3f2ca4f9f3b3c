import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import {
  claimPaymentReference,
  failOpenAttempt,
  findAttemptByReference,
  listOpenAttempts,
  type PaymentAttempt,
} from "@/lib/data/payment/attempts";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { ReturnedPayment } from "@/lib/integrations/payment-provider";
import { PROVIDERS, withSecrets } from "@/lib/integrations/payment-providers";
import { newId } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { admitPayment } from "./admit";
import { beginPayment, paymentRequest } from "./begin";
import { settleReportedPayment } from "./check";
import { findOrderToPay, findPayableOrder, type PayableRefusal, type Payer, type PaymentResult } from "./payable-order";

/** Starts a payment that continues in the provider's own script on the page; returns the token for that script. */
export async function startHostedPayment(
  payer: Payer,
  orderId: string,
  provider: ProviderKind,
): Promise<Result<{ token: string; merchantKey: string }, PayableRefusal> | TooManyAttempts> {
  const found = await findPayableOrder(payer, orderId);
  if (!found.ok) return found;
  const { kind, account } = found.value;
  if (kind !== provider) return fail("payment_unavailable");
  const { id: storeId } = payer.store;
  const refused = await admitPayment(payer);
  if (refused) return refused;
  const begun = await beginPayment(storeId, found.value, newId(), { isOnlyOne: false });
  if (!begun.ok) return fail("order_not_payable");
  const { payment } = begun.value;
  const answer = await PROVIDERS[kind].begin(
    withSecrets(storeId, account),
    paymentRequest(payment, found.value, payer.store, null),
  );
  if (answer.kind === "hosted") {
    // A crash before this line loses nothing: the attempt is then found at the provider by our own id.
    if (answer.reference !== null) await claimPaymentReference(storeId, payment, answer.reference);
    return ok({ token: answer.token, merchantKey: account.settings.merchantKey });
  }
  await failOpenAttempt(storeId, payment.id);
  return fail("payment_unavailable");
}

/**
 * Called when the shopper comes back from the provider with a payment reference, which is checked with the provider.
 * The payment is settled even if its order has lapsed in the meantime.
 */
export async function finishHostedPayment(
  payer: Payer,
  orderId: string,
  kind: ProviderKind,
  returned: ReturnedPayment,
): Promise<Result<PaymentResult, "order_unknown"> | TooManyAttempts> {
  const own = await findOrderToPay(payer, orderId);
  if (!own) return fail("order_unknown");
  const refused = await admitPayment(payer);
  if (refused) return refused;
  const { order, leadsTo } = own;
  const { id: storeId } = payer.store;
  // If the webhook has already settled the attempt, only the order shows whether it is paid.
  const unknown = ok<PaymentResult>({
    outcome: order.paymentStatus === "paid" ? "succeeded" : "unknown",
    leadsTo,
  });
  const known = await readPaymentAccount(storeId, kind);
  const account = known && withSecrets(storeId, known);
  const reference = account && PROVIDERS[kind].readReturn?.(account.secrets, returned);
  if (!account || !reference) return unknown;
  const attempt = await findAttempt(payer, orderId, kind, reference);
  if (!attempt) return unknown;
  const found = await PROVIDERS[kind].find(account, { ...attempt, paymentId: attempt.id, reference });
  if (found.kind !== "found") return unknown;
  const isExpected = (payment: PaymentAttempt) => payment.orderId === order.id;
  return ok({ outcome: await settleReportedPayment(storeId, kind, found.payment, { isExpected }), leadsTo });
}

/** A failed attempt can still succeed: a bank may confirm after we have given up on it. */
const OPEN: readonly PaymentAttempt["status"][] = ["created", "failed"];

/** The attempt with this reference, or one of the order whose reference is not known yet. */
async function findAttempt(
  { store }: Payer,
  orderId: string,
  kind: ProviderKind,
  reference: string,
): Promise<PaymentAttempt | undefined> {
  const known = await findAttemptByReference(store.id, kind, reference);
  if (known) return known.orderId === orderId && OPEN.includes(known.status) ? known : undefined;
  const open = await listOpenAttempts(store.id, orderId);
  return open.find(({ provider }) => provider === kind);
}
