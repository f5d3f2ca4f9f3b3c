import type { createStore } from "jotai";
import { currencyOfCountry } from "@/lib/domain/currency/currency";
import { currencyAtom, currencyOfferAtom, savedCurrencyAtom, visitorCountryAtom } from "./currency";

/** A visitor is asked for again after this long; what was known until then is shown meanwhile. */
const VISIT_MS = 3_600_000;

/**
 * Finds out the visitor's country when prices depend on it, once a visit, after the page has loaded and rests. When
 * nobody knows, that too is kept for the visit: the currency then follows no country.
 */
export function followVisitorCountry(store: ReturnType<typeof createStore>, services: readonly string[]): () => void {
  // What is saved is read while somebody listens.
  const stopListening = store.sub(currencyAtom, () => undefined);
  const { currencies, isByCountry } = store.get(currencyOfferAtom);
  const saved = store.get(savedCurrencyAtom);
  const visitor = store.get(visitorCountryAtom);
  const hasPicked = currencies.some(({ code }) => code === saved);
  const hasCountries = currencies.some(({ countries }) => countries.length > 0);
  const isKnown = visitor && Math.abs(Date.now() - visitor.askedAt) < VISIT_MS;
  if (!isByCountry || !hasCountries || hasPicked || isKnown) return stopListening;

  let isGone = false;
  whenResting(async () => {
    if (isGone) return;
    const { findVisitorCountry } = await import("./geolocation");
    const country = await findVisitorCountry(services);
    const currency = (country && currencyOfCountry(currencies, country)?.code) ?? null;
    if (!isGone) store.set(visitorCountryAtom, { country, currency, askedAt: Date.now() });
  });
  return () => {
    isGone = true;
    stopListening();
  };
}

function whenResting(run: () => void) {
  // Safari has no idle callback.
  const rest = () => (window.requestIdleCallback ? window.requestIdleCallback(run) : window.setTimeout(run, 200));
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}
