import { redirect } from "next/navigation";
import { cartWording } from "@/components/cart/wording";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { hasReturns, OrderReturns } from "@/components/order/returns";
import { orderPageTexts } from "@/components/order/texts";
import { OrderView } from "@/components/order/view";
import { AwaitedTransfer } from "@/components/payment/awaited-transfer";
import { TakeUpForm } from "@/components/payment/take-up-form";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { ACCOUNT_PAGES, accountOrderPath } from "@/lib/domain/customer/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { formatMoment } from "@/lib/domain/store/format-moment";
import { openingHoursLines } from "@/lib/domain/store/opening-hours";
import { takesWithdrawals } from "@/lib/domain/withdrawal";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { clock } from "@/lib/server/clock";
import { findOwnOrder } from "@/lib/workflows/order/own";
import { readOfferToPay } from "@/lib/workflows/payment/page-details";
import { readTransferDetails } from "@/lib/workflows/payment/transfer-details";
import { readReturnsOfOrder } from "@/lib/workflows/return/read";
import { accountMetadata, visitAccount } from "../../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/orders/[order_id]">) =>
  accountMetadata(params, orderPageTexts.title);

export default async function OrderPage({ params, searchParams }: PageProps<"/[store]/account/orders/[order_id]">) {
  const { store: storeId, order_id } = await params;
  const visit = await visitAccount(storeId, accountOrderPath(order_id));
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const order = await orUnreadablePage(findOwnOrder(store.id, visitor, order_id));
  if (!order) redirect("/404");
  const offer = await readOfferToPay(store, order);
  const asked = { store, order, ...(await readReturnsOfOrder(store.id, order)), now: clock.now() };
  const query = await searchParams;
  const leftOut = query[OUTCOME_QUERY.left];
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.orders}
      heading={orderPageTexts.title}
      number={order.number}
      news={readFormOutcome(query, { wording: cartWording(store.subType) })}
    >
      <OrderView
        storeId={store.id}
        timeZone={store.timeZone}
        openingHours={openingHoursLines(store.openingDays)}
        order={order}
        leftOut={typeof leftOut === "string" ? leftOut.split(".").map(Number) : []}
        wasCancelRefused={query[OUTCOME_QUERY.refusal] !== undefined}
        takesWithdrawals={takesWithdrawals(store)}
        returns={hasReturns(asked) && <OrderReturns {...asked} orderKey={null} />}
        toPay={
          offer ? (
            <TakeUpForm
              orderId={order.id}
              orderKey={null}
              isUnfinished={order.paymentStatus !== "awaited"}
              until={offer.until && formatMoment(offer.until, store.timeZone)}
            />
          ) : (
            order.paymentStatus === "awaited" && (
              <AwaitedTransfer
                orderId={order.id}
                orderKey={null}
                reference={order.paymentReference}
                transfer={await readTransferDetails(store, order)}
                kept={order.holdUntil && { until: order.holdUntil, timeZone: store.timeZone }}
                initial={NO_REFUSALS}
              />
            )
          )
        }
      />
    </AccountFrame>
  );
}
