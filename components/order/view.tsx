import type { ReactNode } from "react";
import { PostForm } from "@/components/form/post-form";
import { invoiceLinkTexts } from "@/components/invoice/texts";
import { buttonClass } from "@/components/ui/button";
import { WithdrawalLink } from "@/components/withdrawal/link";
import { slotText } from "@/lib/domain/checkout/slot-text";
import { creditNotePath, invoicePath } from "@/lib/domain/customer/pages";
import { isLapsedTransfer } from "@/lib/domain/order/hold";
import type { Order } from "@/lib/domain/order/order";
import { withBasePath } from "@/lib/domain/site/base-path";
import { OrderAddress } from "./address";
import { OrderBill } from "./bill";
import { CancelForms } from "./cancel-forms";
import { OrderCollector } from "./collector";
import { GiftLines, isGift } from "./gift-lines";
import { OrderItems } from "./items";
import { OrderParcels } from "./parcels";
import { OrderPart } from "./part";
import { PickupPlace } from "./pickup-place";
import { nextTexts, orderPageTexts, orderTexts, paymentStatusText, returnTexts, statusText } from "./texts";
import { OrderTimeline } from "./timeline";

type OrderViewProps = {
  storeId: string;
  timeZone: string;
  order: Order;
  /** The opening hours of the branches, in lines. */
  openingHours: readonly string[];
  /** The positions of the items that could not be put into the cart when the customer pressed "order again". */
  leftOut: readonly number[];
  wasCancelRefused: boolean;
  /** Whether the store lets shoppers withdraw from contracts on a page of its own. */
  takesWithdrawals: boolean;
  /** Shown only if the order is to be paid: how to do it. */
  toPay?: ReactNode;
  /** What was returned and can be; nothing if there is neither. */
  returns?: ReactNode;
};

/** The page of an order in the account of its customer. */
export function OrderView({
  storeId,
  timeZone,
  order,
  openingHours,
  leftOut,
  wasCancelRefused,
  takesWithdrawals,
  toPay,
  returns,
}: OrderViewProps) {
  const { shipping, shippingAddress, billingAddress } = order;
  const { branch, collector, slot } = shipping;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {order.invoiceNumber !== null && (
          <a href={withBasePath(invoicePath(order.id))} className={buttonClass("quiet")}>
            {invoiceLinkTexts.invoice}
          </a>
        )}
        {order.creditNotes.map(({ ordinal, number }) => (
          <a key={ordinal} href={withBasePath(creditNotePath(order.id, ordinal))} className={buttonClass("quiet")}>
            {invoiceLinkTexts.creditNote(number)}
          </a>
        ))}
        {order.paymentStatus !== "awaited" && (
          <PostForm action={`/api/orders/${encodeURIComponent(order.id)}/re-order`} hidden={{ order_id: order.id }}>
            <button type="submit" className={buttonClass("quiet")}>
              {orderPageTexts.orderAgain}
            </button>
          </PostForm>
        )}
      </div>
      <div className="mt-8">
        <OrderPart heading={statusText(order)}>
          {isLapsedTransfer(order) && (
            <div className="mb-8 grid max-w-xl gap-2 text-muted">
              {nextTexts(order).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          <div className="grid gap-8 sm:grid-cols-2">
            <OrderTimeline order={order} timeZone={timeZone} />
            <dl className="grid content-start gap-4 text-sm">
              <div>
                <dt className="font-medium">{orderPageTexts.payment}</dt>
                <dd className="mt-1 text-muted">{paymentStatusText(order)}</dd>
              </div>
              {!branch && shipping.methodName && (
                <div>
                  <dt className="font-medium">{orderTexts.method}</dt>
                  <dd className="mt-1 text-muted">
                    {[shipping.methodName, shipping.deliveryTime].filter(Boolean).join(", ")}
                  </dd>
                </div>
              )}
              {slot && (
                <div>
                  <dt className="font-medium">{orderTexts.slot(branch !== null)}</dt>
                  <dd className="mt-1 text-muted">{slotText(slot, timeZone)}</dd>
                </div>
              )}
            </dl>
          </div>
        </OrderPart>
        <OrderParcels order={order} timeZone={timeZone} />
        {toPay && <OrderPart heading={orderPageTexts.howToPay}>{toPay}</OrderPart>}
        <OrderPart heading={orderPageTexts.items}>
          <OrderItems storeId={storeId} order={order} leftOut={leftOut} />
          <div className="mt-3">
            <CancelForms order={order} orderKey={null} isOpen={wasCancelRefused} />
            {takesWithdrawals && <WithdrawalLink order={order} />}
          </div>
          <div className="mt-6 sm:ms-auto sm:max-w-xs">
            <OrderBill order={order} />
          </div>
        </OrderPart>
        {returns && <OrderPart heading={returnTexts.heading}>{returns}</OrderPart>}
        <OrderPart heading={orderPageTexts.addresses}>
          <div className="grid gap-8 sm:grid-cols-2">
            {branch && (
              <div className="min-w-0">
                <h3 className="text-sm font-medium">{orderTexts.pickup}</h3>
                <div className="mt-2">
                  <PickupPlace branch={branch} openingHours={openingHours} />
                </div>
              </div>
            )}
            {collector && <OrderCollector collector={collector} />}
            {shippingAddress && !branch && (
              <OrderAddress heading={orderTexts.shippingAddress} address={shippingAddress} />
            )}
            {billingAddress && <OrderAddress heading={orderTexts.billingAddress} address={billingAddress} />}
          </div>
          {(order.gst.company || order.gst.number) && (
            <p className="mt-6 text-sm text-muted">
              {[order.gst.company, order.gst.number && `GSTIN ${order.gst.number}`].filter(Boolean).join(", ")}
            </p>
          )}
          {isGift(order) && (
            <div className="mt-6 text-sm text-muted">
              <GiftLines order={order} />
            </div>
          )}
          {order.note && <p className="mt-6 break-words text-sm text-muted">{`${orderTexts.note}: ${order.note}`}</p>}
        </OrderPart>
      </div>
    </>
  );
}
