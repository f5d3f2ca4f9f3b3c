import type { createStore } from "jotai";
import { currencyOfCountry } from "@/lib/domain/currency/currency";
import { currencyAtom, currencyOfferAtom, savedCurrencyAtom, visitorCountryAtom } from "./currency";

/** The country is looked up again after this time; until the result arrives, the previous country is used. */
const VISIT_MS = 3_600_000;

/**
 * Looks up the visitor's country if prices depend on it: once per visit, when the page has loaded and the browser is
 * idle. An unknown country is remembered for the visit too, and the default currency is used.
 */
export function followVisitorCountry(store: ReturnType<typeof createStore>, services: readonly string[]): () => void {
  // Saved atoms read their value only while something is subscribed.
  const stopListening = store.sub(currencyAtom, () => undefined);
  const { currencies, isByCountry } = store.get(currencyOfferAtom);
  const saved = store.get(savedCurrencyAtom);
  const visitor = store.get(visitorCountryAtom);
  const hasPicked = currencies.some(({ code }) => code === saved);
  const hasCountries = currencies.some(({ countries }) => countries.length > 0);
  const isKnown = visitor && Math.abs(Date.now() - visitor.askedAt) < VISIT_MS;
  if (!isByCountry || !hasCountries || hasPicked || isKnown) return stopListening;

  let isStopped = false;
  whenIdle(async () => {
    if (isStopped) return;
    const { findVisitorCountry } = await import("./geolocation");
    const country = await findVisitorCountry(services);
    const currency = (country && currencyOfCountry(currencies, country)?.code) ?? null;
    if (!isStopped) store.set(visitorCountryAtom, { country, currency, askedAt: Date.now() });
  });
  return () => {
    isStopped = true;
    stopListening();
  };
}

function whenIdle(run: () => void) {
  // Safari does not have `requestIdleCallback`.
  const schedule = () => (window.requestIdleCallback ? window.requestIdleCallback(run) : window.setTimeout(run, 200));
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
}
