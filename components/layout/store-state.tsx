"use client";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import type { Currency, StoreDetails } from "@/lib/domain/store";
import { currencyOfferAtom } from "@/lib/state/currency";
import { currencyOfferJson } from "@/lib/state/currency-offer";
import { subTypeAtom } from "@/lib/state/store-kind";
import { followVisitorCountry } from "@/lib/state/visitor-country";

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
