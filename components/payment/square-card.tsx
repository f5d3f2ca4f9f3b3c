"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { Notice } from "@/components/ui/notice";
import { goTo } from "@/lib/browser/go-to";
import { type SquareCard as OpenCard, openSquareCard, type SquareSetting } from "@/lib/browser/payment/pay-by-square";
import { sendPayment } from "@/lib/browser/payment/send-payment";
import { paymentRefusalText } from "./refusal-texts";

type SquareCardProps = { orderId: string; setting: SquareSetting; shownAmount: string };
type Stage = "opening" | "ready" | "sending" | "waiting" | "over";

/** A card, typed into fields of Square's that our page cannot read, and charged by our server. */
export function SquareCard({ orderId, setting, shownAmount }: SquareCardProps) {
  const holder = useRef<HTMLDivElement>(null);
  const card = useRef<OpenCard | null>(null);
  const [stage, setStage] = useState<Stage>("opening");
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = holder.current && (await openSquareCard(setting, holder.current));
      if (isGone) return opened?.close();
      card.current = opened;
      setStage(opened ? "ready" : "over");
      setRefusal(opened ? null : "script_failed");
    };
    void open();
    return () => {
      isGone = true;
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
    // The field itself says what is missing.
    if (token === null) return setStage("ready");
    const sent = await sendPayment(
      `/api/orders/${orderId}/payments/square`,
      { source_id: token },
      { key: crypto.randomUUID(), onWaiting: () => setStage("waiting") },
    );
    if (sent.kind === "leads_on") return goTo(sent.path);
    setRefusal(sent.code);
    // Another card may do; where nobody knows, or nothing can be done, paying again would be wrong.
    setStage(sent.code === "payment_declined" ? "ready" : "over");
  };

  return (
    <form onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      <div ref={holder} className="min-h-24" aria-busy={stage === "opening"} />
      {stage === "waiting" && <p role="status">We are asking the bank. Please keep this page open.</p>}
      <SubmitButton
        isPending={stage === "sending" || stage === "waiting"}
        disabled={stage === "opening" || stage === "over"}
      >
        Pay {shownAmount}
      </SubmitButton>
    </form>
  );
}
