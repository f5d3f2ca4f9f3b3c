import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/account/account-frame";
import { readPageNews } from "@/components/account/page-news";
import { accountSections } from "@/components/account/sections";
import { bagWords } from "@/components/cart/bag-words";
import { AwaitedTransfer } from "@/components/checkout/awaited-transfer";
import { OrderView } from "@/components/order/order-view";
import { ACCOUNT_PAGES, ACCOUNT_QUERY, accountOrderPath } from "@/lib/domain/account-pages";
import { NO_REFUSALS } from "@/lib/state/refusals";
import { findOwnOrder } from "@/lib/workflows/orders/own-order";
import { readTransferDetails } from "@/lib/workflows/payments/transfer-details";
import { accountMetadata, visitAccount } from "../../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/orders/[order_id]">) =>
  accountMetadata(params, "Order");

export default async function OrderPage({ params, searchParams }: PageProps<"/[store]/account/orders/[order_id]">) {
  const { store: storeId, order_id } = await params;
  const visit = await visitAccount(storeId, accountOrderPath(order_id));
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const order = await findOwnOrder(store.id, visitor, order_id);
  if (!order) redirect("/404");
  const query = await searchParams;
  const left = query[ACCOUNT_QUERY.left];
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.orders}
      heading="Order"
      number={order.number}
      news={readPageNews(query, bagWords(store.subType))}
    >
      <OrderView
        storeId={store.id}
        order={order}
        leftOut={typeof left === "string" ? left.split(".").map(Number) : []}
        wasCancelRefused={query[ACCOUNT_QUERY.refusal] !== undefined}
        toPay={
          order.paymentStatus === "awaited" && (
            <AwaitedTransfer
              orderId={order.id}
              orderKey={null}
              reference={order.paymentReference}
              transfer={await readTransferDetails(store, order)}
              initial={NO_REFUSALS}
            />
          )
        }
      />
    </AccountFrame>
  );
}
