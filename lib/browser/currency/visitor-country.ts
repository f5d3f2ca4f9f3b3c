import type { createStore } from "jotai";
import { currencyAtom, currencyOfferAtom, savedCurrencyAtom, visitorCountryAtom } from "./currency";

/** The time after which the country is looked up again. Until the new answer arrives, the old one is used. */
const VISIT_MS = 3_600_000;

/**
 * Looks up the visitor's country if the shown currency depends on it: once per visit, after the page has loaded and
 * while the browser is idle. If the country cannot be found, that is also saved for the visit, and the default currency
 * is used. Returns a function that stops this.
 */
export function followVisitorCountry(store: ReturnType<typeof createStore>, services: readonly string[]): () => void {
  // A saved atom reads its value from storage only while something is subscribed to it.
  const stopListening = store.sub(currencyAtom, () => undefined);
  const { currencies, isByCountry } = store.get(currencyOfferAtom);
  const saved = store.get(savedCurrencyAtom);
  const visitor = store.get(visitorCountryAtom);
  const hasPicked = currencies.some(({ code }) => code === saved);
  const isKnown = visitor && Math.abs(Date.now() - visitor.askedAt) < VISIT_MS;
  if (!isByCountry || hasPicked || isKnown) return stopListening;

  let isStopped = false;
  whenIdle(async () => {
    if (isStopped) return;
    const { findCurrencyOf, findVisitorCountry } = await import("./geolocation");
    const country = await findVisitorCountry(services);
    const currency = country && (await findCurrencyOf(country));
    if (!isStopped) store.set(visitorCountryAtom, { country, currency, askedAt: Date.now() });
  });
  return () => {
    isStopped = true;
    stopListening();
  };
}

function whenIdle(run: () => void) {
  // Safari does not have `requestIdleCallback`, so `setTimeout` takes its place.
  const schedule = () => (window.requestIdleCallback ? window.requestIdleCallback(run) : window.setTimeout(run, 200));
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
}
