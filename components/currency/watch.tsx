"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { callApi } from "@/lib/browser/call-api";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { inTurn } from "@/lib/browser/form/in-turn";

/**
 * Watches the currency in which the shopper sees prices. If the checkout has a different currency, changes the
 * checkout's currency to the shopper's.
 */
export function CurrencyWatch({ checkoutId, code }: { checkoutId: string; code: string }) {
  const shown = useAtomValue(currencyAtom)?.code;
  const router = useRouter();
  const requested = useRef(code);

  useEffect(() => {
    if (shown === undefined || shown === code || shown === requested.current) return;
    requested.current = shown;
    const change = { method: "PATCH", body: { currency: shown } } as const;
    void inTurn(() => callApi(`/api/checkout/${checkoutId}`, change)).then(({ ok }) => ok && router.refresh());
  }, [shown, code, checkoutId, router]);
  useEffect(() => {
    requested.current = code;
  }, [code]);

  return null;
}
