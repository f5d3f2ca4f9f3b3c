import { PostForm } from "@/components/form/post-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatMoney } from "@/lib/domain/currency/money";
import { decimalAmount, toHundredths } from "@/lib/domain/payment/amount";
import { FoloosiButton } from "./foloosi-button";
import { HoldTime } from "./hold-time";
import { PayPalButton } from "./paypal-button";
import { RazorpayButton, type RazorpayPage } from "./razorpay-button";
import { paymentRefusalText } from "./refusal-texts";
import { SquareCard } from "./square-card";
import { StripeForm } from "./stripe-form";
import { payPageTexts } from "./texts";

type PayViewProps = {
  orderId: string;
  orderNumber: string;
  /** The checkout to which the shopper can go back; null if the order is paid without it. */
  checkoutId: string | null;
  start: { amount: { amount: number; currencyCode: string }; scriptUrl: string } & (
    | { kind: "square"; applicationId: string; locationId: string }
    | { kind: "foloosi" }
    | { kind: "paypal" }
    | ({ kind: "razorpay" } & RazorpayPage)
    | { kind: "stripe"; publishableKey: string; amountAtStripe: number }
  );
  /** For how long the items are kept for this payment; null if they are kept anyway. */
  secondsLeft: number | null;
  /**
   * Why the shopper cannot go back to choose another payment method, for instance because a payment is under way; null
   * if they can.
   */
  refusal: string | null;
};

/** The page for paying a pending order through a payment provider. */
export function PayView({ orderId, orderNumber, checkoutId, start, secondsLeft, refusal }: PayViewProps) {
  const { amount, scriptUrl } = start;
  const shownAmount = formatMoney(toHundredths(amount), amount.currencyCode);
  return (
    <div className="mx-auto max-w-xl px-gutter pt-8">
      <h1 className="font-display text-display-2">{payPageTexts.heading(shownAmount)}</h1>
      <p className="mt-4">{payPageTexts.order(orderNumber)}</p>
      {secondsLeft !== null && <HoldTime secondsLeft={secondsLeft} />}
      <div className="mt-8 grid gap-6">
        {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
        <noscript>
          <p>{payPageTexts.noScript}</p>
        </noscript>
        {start.kind === "square" && (
          <SquareCard
            orderId={orderId}
            shownAmount={shownAmount}
            setting={{
              scriptUrl,
              applicationId: start.applicationId,
              locationId: start.locationId,
              amount: decimalAmount(amount),
              currencyCode: amount.currencyCode,
            }}
          />
        )}
        {start.kind === "foloosi" && (
          <FoloosiButton orderId={orderId} scriptUrl={scriptUrl} shownAmount={shownAmount} />
        )}
        {start.kind === "paypal" && <PayPalButton orderId={orderId} shownAmount={shownAmount} />}
        {start.kind === "stripe" && (
          <StripeForm
            orderId={orderId}
            shownAmount={shownAmount}
            setting={{
              scriptUrl,
              publishableKey: start.publishableKey,
              amount: start.amountAtStripe,
              currency: amount.currencyCode.toLowerCase(),
            }}
          />
        )}
        {start.kind === "razorpay" && (
          <RazorpayButton
            orderId={orderId}
            orderNumber={orderNumber}
            scriptUrl={scriptUrl}
            shownAmount={shownAmount}
            page={start}
          />
        )}
        {checkoutId !== null && (
          <PostForm
            action={`/api/orders/${encodeURIComponent(orderId)}/payments`}
            method="DELETE"
            hidden={{ checkout_id: checkoutId }}
          >
            <Button type="submit" look="quiet">
              {payPageTexts.otherMethod}
            </Button>
          </PostForm>
        )}
      </div>
    </div>
  );
}
