"use client";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { followVisitorCountry } from "@/lib/browser/currency/visitor-country";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { currencyOfferJson, type OfferedCurrency } from "@/lib/domain/currency/offer";
import type { StoreDetails } from "@/lib/domain/store/store";

type StoreStateProps = {
  /**
   * How the store sells. Most stores have the type "order", which is the default and so is not sent with every page.
   */
  subType?: StoreDetails["subType"];
  /** The currency of all amounts, and those that the shopper may choose; none if the store hides its prices. */
  baseCurrency: string;
  currencies: readonly OfferedCurrency[];
  /** Whether the visitor's country decides which one is shown first. */
  isCurrencyByCountry: boolean;
  geolocationServices: readonly string[];
  children: ReactNode;
};

/**
 * Provides the jotai store to its children, and passes the currencies to the inline script in <head>. It must come
 * before all prices in the document, because that script converts them.
 */
export function StoreState({
  subType = "order",
  baseCurrency,
  currencies,
  isCurrencyByCountry,
  geolocationServices,
  children,
}: StoreStateProps) {
  const [store] = useState(() => {
    const created = createStore();
    created.set(subTypeAtom, subType);
    created.set(currencyOfferAtom, { base: baseCurrency, currencies, isByCountry: isCurrencyByCountry });
    return created;
  });
  useEffect(() => followVisitorCountry(store, geolocationServices), [store, geolocationServices]);
  return (
    <Provider store={store}>
      {currencies.length > 0 && (
        <template data-currencies={currencyOfferJson(baseCurrency, currencies, isCurrencyByCountry)} />
      )}
      {children}
    </Provider>
  );
}
