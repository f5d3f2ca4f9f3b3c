import { useState } from "react";
import { callApi } from "@/lib/browser/call-api";
import { goTo } from "@/lib/browser/go-to";
import type { HostedReturnWire, HostedTokenWire } from "@/lib/contracts/payment/calls";
import type { HostedKind } from "@/lib/domain/payment/payment";
import { sendPayment } from "./send-payment";

/**
 * A payment that is started at a provider, continues in its script or on its page, and is then reported to our server,
 * which asks the provider.
 */
export function useHostedPayment(orderId: string, provider: HostedKind) {
  const [isPending, setPending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const path = `/api/orders/${orderId}/payments/${provider}` as const;

  /** Ends the attempt in the browser; `code` says why, null if the shopper has only left the provider's window. */
  const stop = (code: string | null) => {
    setRefusal(code);
    setPending(false);
    setWaiting(false);
  };
  /**
   * Hands the provider's token to `open`, which returns why it failed, or null. With `known` a payment that was started
   * before is taken up again.
   */
  const start = async (open: (token: string) => Promise<string | null>, known: string | null = null) => {
    if (isPending) return;
    setPending(true);
    setRefusal(null);
    const begun = known === null ? await callApi<HostedTokenWire>(path, { method: "POST" }) : null;
    const token = begun?.ok ? begun.value.token : known;
    const code = token === null ? (begun?.ok === false && begun.code) || "fault" : await open(token);
    if (code !== null) stop(code);
  };
  const finish = async (returned: HostedReturnWire) => {
    setPending(true);
    const sent = await sendPayment(`${path}/return`, returned, { onWaiting: () => setWaiting(true) });
    if (sent.kind === "leads_on") goTo(sent.path);
    else stop(sent.code);
  };
  return { isPending, isWaiting, refusal, start, finish, stop };
}
