"use client";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { leaveFor, takePayPalReturn } from "@/lib/browser/payment/pay-by-paypal";
import { useHostedPayment } from "@/lib/browser/payment/use-hosted-payment";
import { paymentRefusalText } from "./refusal-texts";
import { hostedPaymentTexts, payPalButtonText } from "./texts";

type PayPalButtonProps = { orderId: string; shownAmount: string };

/** The button that leads to PayPal's page. PayPal leads back to this page, where the payment is then completed. */
export function PayPalButton({ orderId, shownAmount }: PayPalButtonProps) {
  const { isPending, isWaiting, refusal, start, finish } = useHostedPayment(orderId, "paypal");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shopper comes back once for each page view
  useEffect(() => {
    const reference = takePayPalReturn();
    if (reference !== null) void finish({ reference });
  }, []);

  const onClick = () =>
    start(async (address) => {
      leaveFor(address);
      return null;
    });
  return (
    <div className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      {isWaiting && <p role="status">{hostedPaymentTexts.waiting}</p>}
      <Button onClick={onClick} aria-busy={isPending || undefined}>
        {payPalButtonText(shownAmount)}
      </Button>
    </div>
  );
}
