import { redirect } from "next/navigation";
import { connection } from "next/server";
import { readOrderOutcome } from "@/components/checkout/order-outcome";
import { one } from "@/components/form/outcome";
import { InvoiceLinks } from "@/components/invoice/links";
import { CancelForms } from "@/components/order/cancel-forms";
import { hasReturns, OrderReturns } from "@/components/order/returns";
import { OrderSummary } from "@/components/order/summary";
import { orderSummaryTexts } from "@/components/order/texts";
import { AwaitedTransfer } from "@/components/payment/awaited-transfer";
import { TakeUpForm } from "@/components/payment/take-up-form";
import { WithdrawalLink } from "@/components/withdrawal/link";
import { getStore } from "@/lib/cached/store";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import { offersCancellation } from "@/lib/domain/order/withdraw";
import { formatMoment } from "@/lib/domain/store/format-moment";
import { openingHoursLines } from "@/lib/domain/store/opening-hours";
import { takesWithdrawals } from "@/lib/domain/withdrawal";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { clock } from "@/lib/server/clock";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { readOfferToPay } from "@/lib/workflows/payment/page-details";
import { readTransferDetails } from "@/lib/workflows/payment/transfer-details";
import { readReturnsOfOrder } from "@/lib/workflows/return/read";
import { checkoutMetadata } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/order-summary/[order_id]">) =>
  checkoutMetadata(params, orderSummaryTexts.title);

/** An order, shown only to its customer and to visitors whose link contains the order's key. All others get a 404. */
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
  const order = await orUnreadablePage(findOrderForVisitor(store, visitor, orderId, key));
  if (!order) redirect("/404");
  const isOwn = visitor.kind === "customer" && visitor.customerId === order.customerId;
  const outcome = readOrderOutcome(query, store);
  const transfer = await readTransferDetails(store, order);
  const asked = { store, order, ...(await readReturnsOfOrder(store.id, order)), now: clock.now() };
  const toPay = await readOfferToPay(store, order);
  return (
    <OrderSummary
      storeId={store.id}
      order={order}
      timeZone={store.timeZone}
      openingHours={openingHoursLines(store.openingDays)}
      isOwn={isOwn}
      offersAccount={visitor.kind !== "customer"}
      outcome={outcome}
      isUnfinished={toPay !== null && order.paymentStatus !== "awaited"}
    >
      {order.paymentStatus === "awaited" && !toPay && (
        <AwaitedTransfer
          orderId={order.id}
          orderKey={isOwn ? null : key}
          reference={order.paymentReference}
          transfer={transfer}
          kept={order.holdUntil && { until: order.holdUntil, timeZone: store.timeZone }}
          initial={outcome.refusals}
        />
      )}
      {toPay && (
        <TakeUpForm
          orderId={order.id}
          orderKey={isOwn ? null : key}
          isUnfinished={order.paymentStatus !== "awaited"}
          until={toPay.until && formatMoment(toPay.until, store.timeZone)}
        />
      )}
      {order.invoiceNumber !== null && <InvoiceLinks order={order} orderKey={key} />}
      {hasReturns(asked) && <OrderReturns {...asked} orderKey={isOwn ? null : key} />}
      {offersCancellation(order) && (
        <CancelForms order={order} orderKey={isOwn ? null : key} isOpen={outcome.refused !== null} />
      )}
      {takesWithdrawals(store) && <WithdrawalLink order={order} />}
    </OrderSummary>
  );
}
