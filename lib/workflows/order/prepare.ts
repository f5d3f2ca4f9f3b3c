import "server-only";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import { isProvider } from "@/lib/domain/payment/payment";
import { fail, ok, type Result } from "@/lib/domain/result";
import { type CheckoutContext, readCheckoutContext } from "@/lib/workflows/checkout/read-context";
import {
  type CheckedCashOnDeliveryCode,
  redeemCashOnDeliveryCode,
} from "@/lib/workflows/payment/cash-on-delivery-code";
import { type Buyer, findBuyer } from "./find-buyer";
import type { OrderAsker, OrderRequest } from "./request";

/**
 * What is needed for an order and must be read before the transaction, because it is read through connections other
 * than that of the transaction.
 */
export type PreparedOrder = {
  context: CheckoutContext;
  buyer: Buyer;
  proof: CheckedCashOnDeliveryCode | null;
};

/**
 * Reads what is needed for an order: the buyer and the settings. Checks the code for cash on delivery, if one is
 * needed.
 */
export async function prepareOrder(
  { store, visitor }: OrderAsker,
  { checkoutId, acceptsTerms, codeProof, isTakenAtDesk = false, paymentName }: OrderRequest,
): Promise<Result<PreparedOrder, PlaceOrderRefusal>> {
  if (store.features.termsAcceptance && !acceptsTerms) return fail("terms_not_accepted", "accept_terms");
  const buyer = await findBuyer({ store, visitor });
  if (!buyer) return fail("sign_in_needed");
  const context = await readCheckoutContext(store, visitor);
  const payment = context.settings.payments.find(({ name }) => name === paymentName);
  // Nobody at the desk has a payment page to open; a payment link leads the shopper to theirs.
  if (isTakenAtDesk && payment && isProvider(payment.kind)) return fail("payment_refused", "payment_name");
  if (!payment?.needsCode || isTakenAtDesk) return ok({ context, buyer, proof: null });
  if (!codeProof) return fail("cod_code_needed", "cod_code");
  // If the checkout belongs to another visitor, the request is refused before its code is checked, because every check
  // counts as an attempt.
  const checkout = await findCheckout(store.id, cartOwner(visitor), checkoutId);
  if (!checkout) return fail("checkout_unknown");
  const proof = await redeemCashOnDeliveryCode(store.id, visitor, checkoutId, codeProof);
  return proof.ok ? ok({ context, buyer, proof: proof.value }) : fail(proof.code, "cod_code");
}
