import "server-only";
import type { PaymentAttempt } from "@/lib/data/payment/attempts";
import { failOpenAttempt, findAttemptById, listOpenAttempts } from "@/lib/data/payment/attempts";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { PROVIDERS, withSecrets } from "@/lib/integrations/payment-providers";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { admitPayment } from "./admit";
import { beginPayment, paymentIdOf, paymentRequest } from "./begin";
import { checkPayment, type PaymentOutcome, settleReportedPayment } from "./check";
import {
  findOrderToPay,
  findPayableOrder,
  type PayableOrder,
  type PayableRefusal,
  type Payer,
  type PaymentResult,
} from "./payable-order";

export type PayRefusal = PayableRefusal | "payment_declined" | "payment_under_way";

/**
 * Charges a card with the token from the page. Only one attempt may be open at a time, because a second one could
 * charge twice. A repeated request with the same `key` charges nothing and returns the outcome of the first request.
 */
export async function payByToken(
  payer: Payer,
  orderId: string,
  { sourceToken, key }: { sourceToken: string; key: string },
): Promise<Result<PaymentResult, PayRefusal> | TooManyAttempts> {
  const own = await findOrderToPay(payer, orderId);
  if (!own) return fail("order_unknown");
  const { id: storeId } = payer.store;
  const { leadsTo } = own;
  const id = paymentIdOf(storeId, orderId, key);
  const known = await findAttemptById(storeId, id);
  if (known) return toAnswer(leadsTo, await repeatOutcome(storeId, known));

  const found = await findPayableOrder(payer, orderId);
  if (!found.ok) return found;
  if (!PROVIDERS[found.value.kind].chargesTokens) return fail("payment_unavailable");
  const refused = await admitPayment(payer);
  if (refused) return refused;
  for (const earlier of await listOpenAttempts(storeId, orderId)) {
    const outcome = await checkPayment(storeId, earlier);
    if (outcome !== "failed") return toAnswer(leadsTo, outcome);
  }
  const begun = await beginPayment(storeId, found.value, id, { isOnlyOne: true });
  if (!begun.ok) return begun;
  const { payment, isNew } = begun.value;
  if (!isNew) return toAnswer(leadsTo, await repeatOutcome(storeId, payment));
  return charge(payer.store, found.value, payment, sourceToken);
}

async function repeatOutcome(storeId: StoreId, payment: PaymentAttempt): Promise<PaymentOutcome> {
  const { status } = payment;
  if (status === "created") return checkPayment(storeId, payment);
  return status === "succeeded" || status === "failed" ? status : "to_be_returned";
}

async function charge(
  store: StoreDetails,
  payable: PayableOrder,
  payment: PaymentAttempt,
  sourceToken: string,
): Promise<Result<PaymentResult, PayRefusal>> {
  const { kind, account } = payable;
  const answer = await PROVIDERS[kind].begin(
    withSecrets(store.id, account),
    paymentRequest(payment, payable, store, sourceToken),
  );
  if (answer.kind === "charged") {
    const isExpected = ({ id }: PaymentAttempt) => id === payment.id;
    return toAnswer(payable.leadsTo, await settleReportedPayment(store.id, kind, answer.payment, { isExpected }));
  }
  // The card may have been charged; the periodic check or the provider's webhook will settle the attempt.
  if (answer.kind === "unknown") return fail("payment_under_way");
  await failOpenAttempt(store.id, payment.id);
  return fail(answer.kind === "declined" ? "payment_declined" : "payment_unavailable");
}

function toAnswer(leadsTo: string, outcome: PaymentOutcome): Result<PaymentResult, PayRefusal> {
  if (outcome === "failed") return fail("payment_declined");
  return outcome === "unknown" ? fail("payment_under_way") : ok({ outcome, leadsTo });
}
