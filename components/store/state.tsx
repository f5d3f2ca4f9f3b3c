"use client";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { followVisitorCountry } from "@/lib/browser/currency/visitor-country";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { currencyOfferJson } from "@/lib/domain/currency/offer";
import type { Currency, StoreDetails } from "@/lib/domain/store/store";

type StoreStateProps = {
  /** Left out of the page where it is the usual one. */
  subType?: StoreDetails["subType"];
  currencies: readonly Currency[];
  isCurrencyByCountry: boolean;
  geolocationServices: readonly string[];
  children: ReactNode;
};

/** The browser's small state, made once for everything below, and what the head's script needs before any price. */
export function StoreState({
  subType = "order",
  currencies,
  isCurrencyByCountry,
  geolocationServices,
  children,
}: StoreStateProps) {
  const [store] = useState(() => {
    const made = createStore();
    made.set(subTypeAtom, subType);
    made.set(currencyOfferAtom, { currencies, isByCountry: isCurrencyByCountry });
    return made;
  });
  useEffect(() => followVisitorCountry(store, geolocationServices), [store, geolocationServices]);
  return (
    <Provider store={store}>
      <template data-currencies={currencyOfferJson(currencies, isCurrencyByCountry)} />
      {children}
    </Provider>
  );
}
