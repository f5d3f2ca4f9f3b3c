"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { callApi } from "@/lib/browser/call-api";
import { goTo } from "@/lib/browser/go-to";
import { type FoloosiEnd, type FoloosiToken, openFoloosi } from "@/lib/browser/payment/pay-by-foloosi";
import { sendPayment } from "@/lib/browser/payment/send-payment";
import { paymentRefusalText } from "./refusal-texts";
import { payButtonText } from "./texts";

type FoloosiButtonProps = { orderId: string; scriptUrl: string; shownAmount: string };

/**
 * The button that opens Foloosi's payment window. When the window closes, our server asks Foloosi whether the money was
 * paid.
 */
export function FoloosiButton({ orderId, scriptUrl, shownAmount }: FoloosiButtonProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const path = `/api/orders/${orderId}/payments/foloosi` as const;

  const stop = (code: string | null) => {
    setRefusal(code);
    setPending(false);
  };
  const onEnd = async (end: FoloosiEnd) => {
    if (end === "closed") return stop(null);
    const body = { transaction_no: end.transactionNumber };
    const sent = await sendPayment(`${path}/return`, body, { onWaiting: () => undefined });
    if (sent.kind === "leads_on") goTo(sent.path);
    else stop(sent.code);
  };
  const onClick = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(null);
    const token = await callApi<FoloosiToken>(path, { method: "POST" });
    if (!token.ok) return stop(token.code);
    if (!(await openFoloosi(scriptUrl, token.value, onEnd))) stop("script_failed");
  };

  return (
    <div className="grid gap-6">
      {refusal && <Notice kind="refused">{paymentRefusalText(refusal)}</Notice>}
      <Button onClick={onClick} aria-busy={isPending || undefined}>
        {payButtonText(shownAmount)}
      </Button>
    </div>
  );
}
