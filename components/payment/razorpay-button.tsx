"use client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { openRazorpay } from "@/lib/browser/payment/pay-by-razorpay";
import { useHostedPayment } from "@/lib/browser/payment/use-hosted-payment";
import { paymentRefusalText } from "./refusal-texts";
import { hostedPaymentTexts, payButtonText } from "./texts";

export type RazorpayPage = {
  keyId: string;
  shopName: string;
  payer: { name: string; email: string; mobile: string };
};

type RazorpayButtonProps = {
  orderId: string;
  orderNumber: string;
  scriptUrl: string;
  shownAmount: string;
  page: RazorpayPage;
};

/** The button that opens Razorpay's window: cards, UPI, net banking and wallets. */
export function RazorpayButton({ orderId, orderNumber, scriptUrl, shownAmount, page }: RazorpayButtonProps) {
  const { isPending, isWaiting, refusal, start, finish, stop } = useHostedPayment(orderId, "razorpay");
  const { keyId, shopName, payer } = page;
  const onClick = () =>
    start(async (token) => {
      const isOpen = await openRazorpay(scriptUrl, token, { keyId, shopName, orderNumber, payer }, (end) =>
        end === "closed" ? stop(null) : void finish(end),
      );
      return isOpen ? null : "script_failed";
    });
  return (
    <div className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      {isWaiting && <p role="status">{hostedPaymentTexts.waiting}</p>}
      <Button onClick={onClick} aria-busy={isPending || undefined}>
        {payButtonText(shownAmount)}
      </Button>
    </div>
  );
}
