"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { currencyAtom, currencyOfferAtom, savedCurrencyAtom } from "@/lib/state/currency";
import { currencyLabel } from "@/lib/state/currency-offer";

type CurrencySelectorProps = { /** The store leaves no choice: a plain label. */ isFixed: boolean; className?: string };

export function CurrencySelector({ isFixed, className = "" }: CurrencySelectorProps) {
  const { currencies } = useAtomValue(currencyOfferAtom);
  const shown = useAtomValue(currencyAtom);
  const pick = useSetAtom(savedCurrencyAtom);
  const select = useRef<HTMLSelectElement>(null);

  // A choice made before React took over: the head's script had set what is rendered here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start
  useEffect(() => {
    const early = select.current?.value;
    if (early && shown && early !== shown.code) pick(early);
  }, []);

  if (!shown) return null;
  if (isFixed || currencies.length < 2) {
    return (
      <span data-currency-label="" className={`text-sm whitespace-nowrap ${className}`} suppressHydrationWarning>
        {currencyLabel(shown)}
      </span>
    );
  }
  return (
    <label className={`relative flex items-center text-sm hover:text-accent noscript:hidden ${className}`}>
      <span className="sr-only">Currency</span>
      <select
        ref={select}
        name="currency"
        autoComplete="off"
        value={shown.code}
        onChange={(event) => pick(event.target.value)}
        className="h-11 cursor-pointer appearance-none bg-transparent ps-2 pe-6"
      >
        {currencies.map((currency) => (
          <option key={currency.code} value={currency.code}>
            {currencyLabel(currency)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-1 size-4" />
    </label>
  );
}
