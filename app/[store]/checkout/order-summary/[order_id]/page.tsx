import { redirect } from "next/navigation";
import { connection } from "next/server";
import { one } from "@/components/account/page-news";
import { AwaitedTransfer } from "@/components/checkout/awaited-transfer";
import { readCheckoutNews } from "@/components/checkout/checkout-news";
import { OrderSummary } from "@/components/checkout/order-summary";
import { OrderPapers } from "@/components/order/order-papers";
import { countryOfStore } from "@/lib/country-choices";
import { getStore } from "@/lib/data/cached";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout-pages";
import { storeTimeZone } from "@/lib/domain/store-time";
import { getPageVisitor } from "@/lib/visitor";
import { findOrderForVisitor } from "@/lib/workflows/orders/read-order";
import { readTransferDetails } from "@/lib/workflows/payments/transfer-details";
import { checkoutMetadata } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/order-summary/[order_id]">) =>
  checkoutMetadata(params, "Your order");

/** An order, for the customer whose it is and for who has a link to it; for everybody else there is none. */
export default async function OrderSummaryPage({
  params,
  searchParams,
}: PageProps<"/[store]/checkout/order-summary/[order_id]">) {
  await connection();
  const { store: storeId, order_id: orderId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const query = await searchParams;
  const key = one(query[CHECKOUT_QUERY.key]) || null;
  const visitor = await getPageVisitor(store.id);
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) redirect("/404");
  const isOwn = visitor.kind === "customer" && visitor.customerId === order.customerId;
  const news = readCheckoutNews(query);
  const transfer = await readTransferDetails(store, order);
  return (
    <OrderSummary
      storeId={store.id}
      order={order}
      timeZone={storeTimeZone(countryOfStore(store).code)}
      isOwn={isOwn}
      isStranger={visitor.kind !== "customer"}
      news={news}
    >
      {order.paymentStatus === "awaited" && (
        <AwaitedTransfer
          orderId={order.id}
          orderKey={isOwn ? null : key}
          reference={order.paymentReference}
          transfer={transfer}
          initial={news.refusals}
        />
      )}
      {order.invoiceNumber !== null && <OrderPapers order={order} orderKey={key} />}
    </OrderSummary>
  );
}
