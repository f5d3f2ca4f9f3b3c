import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import type { PaymentAttempt } from "@/lib/data/payment/attempts";
import { failOpenAttempt, listOpenAttempts } from "@/lib/data/payment/attempts";
import { fail, ok, type Result } from "@/lib/domain/result";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { newId } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { admitPayment } from "./admit";
import { beginPayment, paymentRequest } from "./begin";
import { settleReportedPayment } from "./check";
import { findOwnOrder, findPayableOrder, type PayableRefusal, type Payer, type PaymentResult } from "./payable-order";

/** Starts a payment that continues in the provider's own script on the page; returns the token for that script. */
export async function startHostedPayment(
  payer: Payer,
  orderId: string,
): Promise<Result<{ token: string; merchantKey: string }, PayableRefusal> | TooManyAttempts> {
  const found = await findPayableOrder(payer, orderId);
  if (!found.ok) return found;
  const { order, kind, account } = found.value;
  if (PROVIDERS[kind].chargesTokens) return fail("payment_unavailable");
  const { id: storeId } = payer.store;
  const refused = await admitPayment(payer);
  if (refused) return refused;
  const begun = await beginPayment(storeId, found.value, newId(), { isOnlyOne: false });
  if (!begun.ok) return fail("order_not_payable");
  const { payment } = begun.value;
  const answer = await PROVIDERS[kind].begin(withSecrets(storeId, account), paymentRequest(payment, order, null));
  if (answer.kind === "hosted") {
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
  reference: string,
): Promise<Result<PaymentResult, "order_unknown"> | TooManyAttempts> {
  const order = await findOwnOrder(payer, orderId);
  if (!order) return fail("order_unknown");
  const refused = await admitPayment(payer);
  if (refused) return refused;
  const { checkoutId } = order;
  const { id: storeId } = payer.store;
  // If the webhook has already settled the attempt, no attempt is open, and only the order shows whether it is paid.
  const unknown = ok<PaymentResult>({
    outcome: order.paymentStatus === "paid" ? "succeeded" : "unknown",
    checkoutId,
  });
  const [open] = await listOpenAttempts(storeId, order.id);
  const kind = open && toProviderKind(open.provider);
  const account = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !account) return unknown;
  const { id: paymentId, ...rest } = open;
  const found = await PROVIDERS[kind].find(withSecrets(storeId, account), { ...rest, paymentId, reference });
  if (found.kind !== "found") return unknown;
  const isExpected = (payment: PaymentAttempt) => payment.orderId === order.id;
  return ok({ outcome: await settleReportedPayment(storeId, kind, found.payment, { isExpected }), checkoutId });
}
