import type { ReactNode } from "react";
import { RefetchCart } from "@/components/cart/refetch-on-arrival";
import type { CheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { slotText } from "@/components/checkout/slot-texts";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import { Notice } from "@/components/ui/notice";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import type { Order } from "@/lib/domain/order/order";
import { OrderAddress } from "./address";
import { OrderBill } from "./bill";
import { OrderCollector } from "./collector";
import { OrderItems } from "./items";
import { nextTexts } from "./next-text";
import { SummaryLinks } from "./summary-links";

type OrderSummaryProps = {
  storeId: string;
  order: Order;
  /** Of the store, in which its slots are told. */
  timeZone: string;
  /** Whoever looks is the customer whose order it is. */
  isOwn: boolean;
  /** Whoever looks might want an account. */
  isStranger: boolean;
  news: CheckoutFormOutcome;
  /** What is to be done about the money, if anything. */
  children?: ReactNode;
};

/** Thanks, and what comes next. */
export function OrderSummary({ storeId, order, timeZone, isOwn, isStranger, news, children }: OrderSummaryProps) {
  const { number, customerName, email, shipping, shippingAddress, billingAddress, note } = order;
  const { branch, collector, slot } = shipping;
  const isOver = order.status === "lapsed" || order.status === "cancelled";
  const [firstName] = customerName.split(" ");
  return (
    <div className="mx-auto max-w-6xl px-gutter pt-10 lg:pt-16">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-20 xl:gap-x-28">
        <div className="min-w-0">
          <p className="tabular text-sm text-muted">Order {number}</p>
          <h1 className="mt-2 font-display text-display-2">
            {isOver ? "This order has ended" : firstName ? `Thank you, ${firstName}` : "Thank you"}
          </h1>
          {news.done && (
            <div className="mt-6 max-w-xl">
              <Notice kind="done">{news.done}</Notice>
            </div>
          )}
          {news.refused && (
            <div className="mt-6 max-w-xl">
              <Notice kind="refused">{news.refused}</Notice>
            </div>
          )}
          {(news.done || news.refused) && <ClearOutcomeFromAddress />}
          <RefetchCart />
          <div className="mt-5 grid max-w-xl gap-2 text-muted">
            {nextTexts(order).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {!isOver && (
              <p>
                All of this is in a mail to <strong className="font-medium break-words text-ink">{email}</strong>.
              </p>
            )}
          </div>
          {children && <section className="mt-10 border-t border-line pt-8">{children}</section>}
          <h2 className="mt-10 border-t border-line pt-8 font-display text-display-3">How it reaches you</h2>
          <dl className="mt-5 grid gap-8 sm:grid-cols-2">
            {branch && (
              <Fact name="To be collected at">
                {branch.name}
                <span className="block text-muted">{branch.address}</span>
                <span className="tabular block text-muted">{branch.mobile}</span>
              </Fact>
            )}
            {slot && <Fact name={branch ? "Ready on" : "Brought on"}>{slotText(slot, timeZone)}</Fact>}
            {!branch && shipping.methodName && (
              <Fact name="Sent by">
                {shipping.methodName}
                {shipping.deliveryTime && <span className="block text-muted">{shipping.deliveryTime}</span>}
              </Fact>
            )}
            {note && <Fact name="Your word to the shop">{note}</Fact>}
          </dl>
          <div className="mt-8 grid gap-8 sm:grid-cols-2">
            {collector && <OrderCollector collector={collector} />}
            {shippingAddress && !branch && <OrderAddress heading="Sent to" address={shippingAddress} />}
            {billingAddress && <OrderAddress heading="Billed to" address={billingAddress} />}
          </div>
          <div className="mt-12 flex flex-wrap items-center gap-4">
            <SummaryLinks accountHref={isOwn ? accountOrderPath(order.id) : null} isStranger={isStranger} />
          </div>
        </div>
        <aside aria-label="What you have ordered" className="mt-14 lg:mt-0">
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
