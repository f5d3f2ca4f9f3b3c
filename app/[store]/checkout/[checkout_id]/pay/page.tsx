import { redirect } from "next/navigation";
import { one } from "@/components/form/outcome";
import { PayView } from "@/components/payment/pay-view";
import { payPageTexts } from "@/components/payment/texts";
import { findOrder } from "@/lib/data/order/orders";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { startPayment } from "@/lib/workflows/payment/page-details";
import { checkoutMetadata, visitCheckout } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/[checkout_id]/pay">) =>
  checkoutMetadata(params, payPageTexts.title);

/** The page where the shopper pays a pending order. If no order is pending, redirects to the review step. */
export default async function PayPage(props: PageProps<"/[store]/checkout/[checkout_id]/pay">) {
  const visit = await visitCheckout(props);
  if (!visit) return null;
  const { store, priced, query } = visit;
  const { id: checkoutId, orderId } = priced.checkout;
  const now = new Date();
  const order = orderId === null ? null : await orUnreadablePage(findOrder(store.id, orderId));
  const start = order && (await startPayment(store, order, now));
  if (!order || !start) redirect(checkoutStepPath(checkoutId, "review"));
  const { holdUntil, ...publicStart } = start;
  return (
    <PayView
      orderId={order.id}
      orderNumber={order.number}
      checkoutId={checkoutId}
      start={publicStart}
      secondsLeft={holdUntil && Math.ceil((holdUntil.getTime() - now.getTime()) / 1_000)}
      refusal={one(query[OUTCOME_QUERY.refusal]) || null}
    />
  );
}
