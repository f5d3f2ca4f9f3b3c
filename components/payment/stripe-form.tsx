"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { openStripe, type StripePayment, type StripeSetting } from "@/lib/browser/payment/pay-by-stripe";
import { useHostedPayment } from "@/lib/browser/payment/use-hosted-payment";
import { paymentRefusalText } from "./refusal-texts";
import { hostedPaymentTexts, payButtonText } from "./texts";

type StripeFormProps = { orderId: string; setting: StripeSetting; shownAmount: string };

/** Stripe's fields for cards and wallets, in a frame of Stripe: our page never sees the card number. */
export function StripeForm({ orderId, setting, shownAmount }: StripeFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const payment = useRef<StripePayment | null>(null);
  // Another card after a refusal pays the same payment, so that no bank can charge for two.
  const clientSecret = useRef<string | null>(null);
  const [isReady, setReady] = useState(false);
  const { isPending, isWaiting, refusal, start, finish, stop } = useHostedPayment(orderId, "stripe");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are opened once, for the page's own setting
  useEffect(() => {
    let isUnmounted = false;
    const open = async () => {
      // Some methods are paid on another page, which leads back here.
      const reference = new URLSearchParams(window.location.search).get("payment_intent");
      if (reference) void finish({ reference });
      const opened = container.current && (await openStripe(setting, container.current));
      if (isUnmounted) return opened?.close();
      payment.current = opened;
      if (opened) setReady(true);
      else stop("script_failed");
    };
    void open();
    return () => {
      isUnmounted = true;
      payment.current?.close();
      payment.current = null;
    };
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const opened = payment.current;
    if (!opened || isPending || !(await opened.isComplete())) return;
    await start(async (token) => {
      clientSecret.current = token;
      const reference = await opened.confirm(token);
      if (reference === null) return "payment_declined";
      await finish({ reference });
      return null;
    }, clientSecret.current);
  };

  return (
    <form onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      <div ref={container} className="min-h-72" aria-busy={!isReady} />
      {isWaiting && <p role="status">{hostedPaymentTexts.waiting}</p>}
      <SubmitButton isPending={isPending} disabled={!isReady}>
        {payButtonText(shownAmount)}
      </SubmitButton>
    </form>
  );
}
