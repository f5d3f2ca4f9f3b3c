"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ORDER_FORM } from "@/components/checkout/order-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { sendSessionId } from "@/lib/browser/authentication/session-id";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import type { OrderKind } from "@/lib/domain/checkout/checkout";
import { orderSummaryPath, paymentPath } from "@/lib/domain/checkout/pages";
import { type OfferedPayment, PaymentCard } from "./card";
import { CashOnDeliveryCodeFields, type CashOnDeliveryMobile } from "./cash-on-delivery-code-fields";
import { TermsField } from "./terms-field";
import { payFormTexts } from "./texts";

type PayFormProps = {
  checkoutId: string;
  orderKind: OrderKind;
  /**
   * Created anew each time the page is rendered. Pressing the button twice sends the same key twice, which makes only
   * one order.
   */
  idempotencyKey: string;
  /**
   * The price on screen, in major units of the base currency. If it is no longer the current price, the server refuses
   * the order.
   */
  seenTotal: number;
  payments: readonly OfferedPayment[];
  /** The method with which the shopper has just tried to pay, without script; empty if there is none. */
  triedPayment: string;
  /** True if there is nothing to pay, for instance because gift cards cover everything. */
  isFree: boolean;
  mobile: CashOnDeliveryMobile;
  /** The page with the terms that the shopper has to accept; null if the shop asks for none. */
  termsPage: string | null;
  initial: Refusals;
};

/** The part of the response to a placed order that decides which page comes next. */
type PlacedOrder = { order: { _id: string; order_status: string }; key: string };

/** The form in the last step of the checkout: the choice of a payment method, and the button that places the order. */
export function PayForm({
  checkoutId,
  orderKind,
  idempotencyKey,
  seenTotal,
  payments,
  triedPayment,
  isFree,
  mobile,
  termsPage,
  initial,
}: PayFormProps) {
  const router = useRouter();
  // An order can be placed before the scripts of the first interaction are there.
  useEffect(sendSessionId, []);
  const chosen = chosenAtFirst(payments, triedPayment)?.name;
  return (
    <ApiForm<PlacedOrder>
      {...ORDER_FORM}
      id="pay"
      path="/api/orders"
      method="POST"
      idempotencyKey={idempotencyKey}
      hidden={{ checkout_id: checkoutId, idempotency_key: idempotencyKey, seen_total: String(seenTotal) }}
      onDone={({ order, key }) =>
        goTo(order.order_status === "pending" ? paymentPath(checkoutId) : orderSummaryPath(order._id, key))
      }
      // A refusal may mean that prices have changed, so the page is rendered again with the new bill. Not after
      // `checkout_ordered`: rendering would redirect to the existing order before the shopper could read the refusal.
      onRefused={(code) => code !== "checkout_ordered" && router.refresh()}
      leadsAway
      initial={initial}
    >
      {({ field, isPending }) =>
        isFree ? (
          <>
            {termsPage && <TermsField page={termsPage} {...field("accept_terms")} />}
            <p className="mb-5 text-muted">{payFormTexts.nothingToPay}</p>
            <SubmitButton isPending={isPending} className="w-full sm:w-auto sm:min-w-72">
              {payFormTexts.placeOrder}
            </SubmitButton>
          </>
        ) : payments.length === 0 ? (
          <p role="alert">{payFormTexts.noMethods}</p>
        ) : (
          <>
            {/* The Enter key presses the first button of a form. Without this hidden button, that would be the one
                that requests an SMS code; this one places the order. */}
            <button type="submit" hidden>
              {payFormTexts.placeOrder}
            </button>
            {termsPage && <TermsField page={termsPage} {...field("accept_terms")} />}
            <fieldset aria-describedby="payment-note">
              <legend className="sr-only">{payFormTexts.methods}</legend>
              <div className="border-t border-line">
                {payments.map((payment) => (
                  <PaymentCard
                    key={payment.name}
                    payment={payment}
                    orderKind={orderKind}
                    name={field("payment_name").name}
                    isChosen={payment.name === chosen}
                    isPending={isPending}
                  >
                    {payment.needsCode && (
                      <CashOnDeliveryCodeFields checkoutId={checkoutId} mobile={mobile} field={field} />
                    )}
                  </PaymentCard>
                ))}
              </div>
            </fieldset>
            <p id="payment-note" role="status" className="mt-2 text-[0.8125rem] text-sale">
              {field("payment_name").error}
            </p>
          </>
        )
      }
    </ApiForm>
  );
}

/** No method that costs extra is chosen for the shopper, unless it is the only one. */
function chosenAtFirst(payments: readonly OfferedPayment[], triedPayment: string): OfferedPayment | undefined {
  const open = payments.filter(({ refusals }) => refusals.length === 0);
  return (
    open.find(({ name }) => name === triedPayment) ??
    open.find(({ charge }) => charge === null) ??
    (open.length === 1 ? open[0] : undefined)
  );
}
