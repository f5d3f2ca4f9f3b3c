import { Children, type ReactNode } from "react";
import { RefetchCart } from "@/components/cart/refetch-on-arrival";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { Notice } from "@/components/ui/notice";
import { slotText } from "@/lib/domain/checkout/slot-text";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import type { Order } from "@/lib/domain/order/order";
import { OrderAddress } from "./address";
import { OrderBill } from "./bill";
import { OrderCollector } from "./collector";
import { GiftLines, isGift } from "./gift-lines";
import { OrderItems } from "./items";
import { OrderParcels } from "./parcels";
import { PickupPlace } from "./pickup-place";
import { SummaryLinks } from "./summary-links";
import { nextTexts, orderPageTexts, orderSummaryTexts, orderTexts, paymentStatusText, statusText } from "./texts";
import { OrderTimeline } from "./timeline";

type OrderSummaryProps = {
  storeId: string;
  order: Order;
  /** The time zone of the store. Slots are shown in it. */
  timeZone: string;
  /** The opening hours of the branches, in lines. */
  openingHours: readonly string[];
  /** True if the visitor is the customer who placed the order. */
  isOwn: boolean;
  /** True if the visitor is not signed in; they are then offered an account. */
  offersAccount: boolean;
  outcome: FormOutcome;
  /** Whether its payment was not finished and can be taken up again. */
  isUnfinished?: boolean;
  /** Shown within the summary: how to pay, and the links to the invoice. */
  children?: ReactNode;
};

/** The page that follows ordering: it thanks the shopper, says what happens next and shows the order. */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    storeId,
    order,
    timeZone,
    openingHours,
    isOwn,
    offersAccount,
    outcome,
    isUnfinished = false,
    children,
  } = props;
  const { number, customerName, shipping, shippingAddress, billingAddress, note } = order;
  const { branch, collector, slot } = shipping;
  const isClosed = order.status === "lapsed" || order.status === "cancelled";
  const [firstName] = customerName.split(" ");
  return (
    <div className="mx-auto max-w-6xl px-gutter pt-10 lg:pt-16">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-20 xl:gap-x-28">
        <div className="min-w-0">
          <p className="tabular text-sm text-muted">{orderTexts.number(number)}</p>
          <h1 className="mt-2 font-display text-display-2">
            {isUnfinished && orderSummaryTexts.unfinished}
            {!isUnfinished && (isClosed ? orderSummaryTexts.closed : orderSummaryTexts.thanks(firstName))}
          </h1>
          {outcome.done && (
            <div className="mt-6 max-w-xl">
              <Notice kind="done">{outcome.done}</Notice>
            </div>
          )}
          {outcome.refused && (
            <div className="mt-6 max-w-xl">
              <Notice kind="refused">{outcome.refused}</Notice>
            </div>
          )}
          {(outcome.done || outcome.refused) && <ClearOutcomeFromAddress />}
          <RefetchCart />
          <div className="mt-5 grid max-w-xl gap-2 text-muted">
            {nextTexts(order).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {/* No mail is sent before the order is paid. */}
            {!isClosed && !isUnfinished && (
              <p>
                {orderSummaryTexts.sentTo[0]}
                <strong className="font-medium break-words text-ink">{messageRecipient(order)}</strong>
                {orderSummaryTexts.sentTo[1]}
              </p>
            )}
          </div>
          <section className="mt-10 border-t border-line pt-8">
            <h2 className="font-display text-display-3">{statusText(order)}</h2>
            <div className="mt-5 grid gap-8 sm:grid-cols-2">
              <OrderTimeline order={order} timeZone={timeZone} />
              <dl>
                <Fact name={orderPageTexts.payment}>{paymentStatusText(order)}</Fact>
              </dl>
            </div>
          </section>
          {Children.toArray(children).length > 0 && (
            <section className="mt-10 grid gap-8 border-t border-line pt-8">{children}</section>
          )}
          <div className="mt-10 empty:hidden">
            <OrderParcels order={order} timeZone={timeZone} />
          </div>
          <h2 className="mt-10 border-t border-line pt-8 font-display text-display-3">
            {orderSummaryTexts.delivery(order.kind === "pickup")}
          </h2>
          <dl className="mt-5 grid gap-8 sm:grid-cols-2">
            {branch && (
              <Fact name={orderTexts.pickup}>
                <PickupPlace branch={branch} openingHours={openingHours} />
              </Fact>
            )}
            {slot && <Fact name={orderTexts.slot(branch !== null)}>{slotText(slot, timeZone)}</Fact>}
            {!branch && shipping.methodName && (
              <Fact name={orderTexts.method}>
                {shipping.methodName}
                {shipping.deliveryTime && <span className="block text-muted">{shipping.deliveryTime}</span>}
              </Fact>
            )}
            {isGift(order) && (
              <Fact name={orderTexts.gift}>
                <GiftLines order={order} />
              </Fact>
            )}
            {note && <Fact name={orderTexts.note}>{note}</Fact>}
          </dl>
          <div className="mt-8 grid gap-8 sm:grid-cols-2">
            {collector && <OrderCollector collector={collector} />}
            {shippingAddress && !branch && (
              <OrderAddress heading={orderTexts.shippingAddress} address={shippingAddress} />
            )}
            {billingAddress && <OrderAddress heading={orderTexts.billingAddress} address={billingAddress} />}
          </div>
          <div className="mt-12 flex flex-wrap items-center gap-4">
            <SummaryLinks accountHref={isOwn ? accountOrderPath(order.id) : null} offersAccount={offersAccount} />
          </div>
        </div>
        <aside aria-label={orderSummaryTexts.items} className="mt-14 lg:mt-0">
          <OrderItems storeId={storeId} order={order} />
          <div className="mt-6">
            <OrderBill order={order} />
          </div>
        </aside>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="mt-2">{children}</dd>
    </div>
  );
}
