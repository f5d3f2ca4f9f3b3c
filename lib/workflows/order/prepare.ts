import "server-only";
import { findCheckout } from "@/lib/data/checkout/checkouts";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import { type CheckoutContext, readCheckoutContext } from "@/lib/workflows/checkout/read-context";
import {
  type CheckedCashOnDeliveryCode,
  redeemCashOnDeliveryCode,
} from "@/lib/workflows/payment/cash-on-delivery-code";
import { type Buyer, findBuyer } from "./find-buyer";
import type { OrderAsker, OrderRequest } from "./request";

/** What is read before the transaction, which has no second connection to ask by. */
export type PreparedOrder = {
  context: CheckoutContext;
  who: Buyer;
  proof: CheckedCashOnDeliveryCode | null;
};

/** Who orders, on which terms, and that a code which proves their number is right. */
export async function prepareOrder(
  { store, visitor }: OrderAsker,
  { checkoutId, codeProof, paymentName }: OrderRequest,
): Promise<Result<PreparedOrder, PlaceOrderRefusal>> {
  const who = await findBuyer({ store, visitor });
  if (!who) return fail("sign_in_needed");
  const context = await readCheckoutContext(store, visitor);
  const payment = context.settings.payments.find(({ name }) => name === paymentName);
  if (!payment?.needsCode) return ok({ context, who, proof: null });
  if (!codeProof) return fail("cod_code_needed", "cod_code");
  // A try is taken of the code whatever follows, so it is not looked at for a checkout that is not theirs.
  const checkout = await findCheckout(store.id, cartOwner(visitor), checkoutId);
  if (!checkout) return fail("checkout_unknown");
  const proof = await redeemCashOnDeliveryCode(store.id, visitor, checkoutId, codeProof);
  return proof.ok ? ok({ context, who, proof: proof.value }) : fail(proof.code, "cod_code");
}
