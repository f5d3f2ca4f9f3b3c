"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { callApi } from "@/lib/browser/call-api";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { inTurn } from "@/lib/browser/form/in-turn";

/** When the shopper reads prices in another currency than that of the checkout, the shop prices it anew in theirs. */
export function CurrencyWatch({ checkoutId, code }: { checkoutId: string; code: string }) {
  const shown = useAtomValue(currencyAtom)?.code;
  const router = useRouter();
  const asked = useRef(code);

  useEffect(() => {
    if (shown === undefined || shown === code || shown === asked.current) return;
    asked.current = shown;
    const change = { method: "PATCH", body: { currency: shown } } as const;
    void inTurn(() => callApi(`/api/checkout/${checkoutId}`, change)).then(({ ok }) => ok && router.refresh());
  }, [shown, code, checkoutId, router]);
  useEffect(() => {
    asked.current = code;
  }, [code]);

  return null;
}
