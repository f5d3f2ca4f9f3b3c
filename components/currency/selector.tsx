"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { currencyAtom, currencyOfferAtom, savedCurrencyAtom } from "@/lib/browser/currency/currency";
import { syncText } from "@/lib/browser/site/sync-text";
import { currencyLabel, type OfferedCurrency } from "@/lib/domain/currency/offer";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { currencySelectorTexts } from "./first-load-texts";

/** `isFixed` is true if the store offers no choice of currency: a plain label then replaces the select. */
type CurrencySelectorProps = { isFixed: boolean; className?: string };

export function CurrencySelector({ isFixed, className = "" }: CurrencySelectorProps) {
  const { currencies } = useAtomValue(currencyOfferAtom);
  const shown = useAtomValue(currencyAtom);
  const pick = useSetAtom(savedCurrencyAtom);
  const select = useRef<HTMLSelectElement>(null);

  // Hydration keeps the selected option: that of the first paint, or one the shopper has chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (!select.current || !shown || select.current.value === shown.code) return;
    const painted = window.paintedCurrency ?? currencies.find(({ isDefault }) => isDefault)?.code;
    if (select.current.value === painted) select.current.value = shown.code;
    else pick(select.current.value);
  }, []);

  if (!shown) return null;
  if (isFixed || currencies.length < 2) {
    return (
      <span
        ref={syncText(currencyLabel(shown))}
        data-currency-label=""
        className={`text-sm whitespace-nowrap ${className}`}
        suppressHydrationWarning
      >
        {currencyLabel(shown)}
      </span>
    );
  }
  return (
    <label className={`relative flex items-center text-sm hover:text-accent noscript:hidden ${className}`}>
      <span className="sr-only">{currencySelectorTexts.label}</span>
      <select
        ref={select}
        name="currency"
        autoComplete="off"
        value={shown.code}
        onChange={(event) => pick(event.target.value)}
        // The width is fixed, because otherwise the select would get wider while the browser is still parsing its
        // options.
        className="h-11 w-24 cursor-pointer appearance-none bg-transparent ps-2 pe-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: optionsMarkup(currencies).html }}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute end-1 size-4" />
    </label>
  );
}

/**
 * The options, as HTML and not as React elements: each page has them twice, for phones and for other screens (decision 50).
 * It never changes; React sets the value.
 */
function optionsMarkup(currencies: readonly OfferedCurrency[]): Markup {
  return markup`${currencies.map((currency) => {
    const state = currency.isDefault ? markup` selected` : null;
    return markup`<option value="${currency.code}"${state}>${currencyLabel(currency)}</option>`;
  })}`;
}
