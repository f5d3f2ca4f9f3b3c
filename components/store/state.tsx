"use client";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { followVisitorCountry } from "@/lib/browser/currency/visitor-country";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { currencyOfferJson } from "@/lib/domain/currency/offer";
import type { Currency, StoreDetails } from "@/lib/domain/store/store";

type StoreStateProps = {
  /** The default is "order", so that most pages pass one prop less. */
  subType?: StoreDetails["subType"];
  currencies: readonly Currency[];
  isCurrencyByCountry: boolean;
  geolocationServices: readonly string[];
  children: ReactNode;
};

/**
 * Provides the jotai store to its children, and the currencies to the script in the head. Must come before any price.
 */
export function StoreState({
  subType = "order",
  currencies,
  isCurrencyByCountry,
  geolocationServices,
  children,
}: StoreStateProps) {
  const [store] = useState(() => {
    const created = createStore();
    created.set(subTypeAtom, subType);
    created.set(currencyOfferAtom, { currencies, isByCountry: isCurrencyByCountry });
    return created;
  });
  useEffect(() => followVisitorCountry(store, geolocationServices), [store, geolocationServices]);
  return (
    <Provider store={store}>
      <template data-currencies={currencyOfferJson(currencies, isCurrencyByCountry)} />
      {children}
    </Provider>
  );
}
