"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { goTo } from "@/lib/browser/go-to";
import { type SquareCard as OpenCard, openSquareCard, type SquareSetting } from "@/lib/browser/payment/pay-by-square";
import { sendPayment } from "@/lib/browser/payment/send-payment";
import { paymentRefusalText } from "./refusal-texts";
import { payButtonText, squareCardTexts } from "./texts";

type SquareCardProps = { orderId: string; setting: SquareSetting; shownAmount: string };
type Stage = "opening" | "ready" | "sending" | "waiting" | "closed";

/**
 * Card fields in an iframe from Square, so that our page never sees the card number. Square returns a token, with which
 * our server charges the card.
 */
export function SquareCard({ orderId, setting, shownAmount }: SquareCardProps) {
  const container = useRef<HTMLDivElement>(null);
  const card = useRef<OpenCard | null>(null);
  const [stage, setStage] = useState<Stage>("opening");
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const open = async () => {
      const opened = container.current && (await openSquareCard(setting, container.current));
      if (isUnmounted) return opened?.close();
      card.current = opened;
      setStage(opened ? "ready" : "closed");
      setRefusal(opened ? null : "script_failed");
    };
    void open();
    return () => {
      isUnmounted = true;
      card.current?.close();
      card.current = null;
    };
  }, [setting]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (stage !== "ready" || !card.current) return;
    setStage("sending");
    setRefusal(null);
    const token = await card.current.tokenize().catch(() => null);
    // There is no token if the card details are incomplete; Square's own fields then show what is missing.
    if (token === null) return setStage("ready");
    const sent = await sendPayment(
      `/api/orders/${orderId}/payments/square`,
      { source_id: token },
      { key: crypto.randomUUID(), onWaiting: () => setStage("waiting") },
    );
    if (sent.kind === "leads_on") return goTo(sent.path);
    setRefusal(sent.code);
    // Another attempt is allowed only if the card was declined. After any other refusal, a second payment could charge
    // the shopper twice.
    setStage(sent.code === "payment_declined" ? "ready" : "closed");
  };

  return (
    <form onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      <div ref={container} className="min-h-24" aria-busy={stage === "opening"} />
      {stage === "waiting" && <p role="status">{squareCardTexts.waiting}</p>}
      <SubmitButton
        isPending={stage === "sending" || stage === "waiting"}
        disabled={stage === "opening" || stage === "closed"}
      >
        {payButtonText(shownAmount)}
      </SubmitButton>
    </form>
  );
}
