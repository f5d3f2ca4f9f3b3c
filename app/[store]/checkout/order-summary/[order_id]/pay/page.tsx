import { redirect } from "next/navigation";
import { connection } from "next/server";
import { PayView } from "@/components/payment/pay-view";
import { payPageTexts } from "@/components/payment/texts";
import { getStore } from "@/lib/cached/store";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { startPayment } from "@/lib/workflows/payment/page-details";
import { findOrderToPay } from "@/lib/workflows/payment/payable-order";
import { checkoutMetadata, orderPathFor } from "../../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/order-summary/[order_id]/pay">) =>
  checkoutMetadata(params, payPageTexts.title);

/**
 * The page where whoever took up the payment of an order pays it. If nothing is to be paid now, redirects to the order;
 * all other visitors get a 404.
 */
export default async function OrderPayPage({ params }: PageProps<"/[store]/checkout/order-summary/[order_id]/pay">) {
  await connection();
  const { store: storeId, order_id: orderId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const visitor = await getPageVisitor(store.id);
  const found = await orUnreadablePage(findOrderToPay({ store, visitor }, orderId));
  if (!found) redirect("/404");
  const { order } = found;
  const now = new Date();
  const start = await startPayment(store, order, now);
  if (!start) redirect(await orderPathFor(store.id, visitor, order));
  const { holdUntil, ...publicStart } = start;
  return (
    <PayView
      orderId={order.id}
      orderNumber={order.number}
      checkoutId={null}
      start={publicStart}
      secondsLeft={holdUntil && Math.ceil((holdUntil.getTime() - now.getTime()) / 1_000)}
      refusal={null}
    />
  );
}
