import { numberLocale } from "@/lib/domain/currency/money";
import type { CurrencyOffer, OfferedRow } from "@/lib/domain/currency/offer";
import { ownName } from "@/lib/domain/site/base-path";

declare global {
  interface Window {
    /** Code of the currency in which the prices were shown first; undefined if that is the store's default currency. */
    paintedCurrency?: string;
  }
}

/**
 * Fills in the visitor's currency and the time left of the announcement, while the page is parsed and before the
 * visitor sees it; the cached page itself is the same for everyone. `npm run inline` turns this function into a
 * script for the head of every page. To keep the script small, it contains its own versions of
 * `chooseCurrency`, `convertFromBase`, `formatMoney` and `countdown`; a test compares their results. React does not
 * change the texts that this function has set.
 */
export function paintFirst() {
  let row: OfferedRow | null | undefined;
  let format: Intl.NumberFormat;
  const texts = new Map<string, string>();
  const openedAt = Date.now();

  const readSaved = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(ownName(key)) ?? "null");
    } catch {
      // The browser denies access to its storage, or the value is invalid. Code that runs later reads the value again
      // and removes it if it is invalid.
      return null;
    }
  };
  const choose = ({ base, byCountry, rows }: CurrencyOffer): OfferedRow | null => {
    const saved = readSaved("currency");
    if (saved === base) return null;
    const findRow = (code: unknown) => rows.find((candidate) => candidate[0] === code) ?? null;
    return findRow(saved) ?? (byCountry ? findRow(readSaved("visitor_country")?.currency) : null);
  };
  const priceText = (value: string, [, charge, rate]: OfferedRow) => {
    // Prices are never negative, so the division of BigInt, which rounds towards 0, rounds down here.
    const doubled = BigInt(value.replace(".", "")) * BigInt(10_000 + charge) * 200n + BigInt(rate);
    // Shorter than the option `trailingZeroDisplay`, which does the same.
    return format.format(Number(doubled / BigInt(2 * rate)) / 100).replace(".00", "");
  };
  const set = (element: Element, text: string) => {
    // This runs again after every change of the page, because the parser may append the rest of the old text to the
    // text set here. Setting the same text again would count as another change, so it is avoided.
    if (element.textContent !== text) element.textContent = text;
  };
  const paintCurrency = (chosen: OfferedRow) => {
    for (const price of document.querySelectorAll("data")) {
      const { value } = price;
      if (!/^\d+\.\d\d$/.test(value)) continue;
      const text = texts.get(value) ?? priceText(value, chosen);
      texts.set(value, text);
      set(price, text);
    }
    for (const select of document.querySelectorAll<HTMLSelectElement>("select[name=currency]")) {
      select.value = chosen[0];
    }
    for (const label of document.querySelectorAll("[data-currency-label]")) set(label, chosen[3]);
  };
  const paintCountdown = (bar: HTMLElement) => {
    const left = Math.ceil((Date.parse(bar.dataset.endsAt ?? "") - openedAt) / 1000);
    if (!(left > 0)) {
      bar.hidden = true;
      return;
    }
    const [hours, minutes, seconds] = new Date(left * 1_000).toISOString().slice(-13, -5).split(":");
    const days = left >= 86_400 ? `${Math.floor(left / 86_400)}d ` : "";
    const timer = bar.querySelector("[data-timer]");
    if (!timer) return;
    set(timer, `${days}${hours}h ${minutes}m ${seconds}s`);
  };
  const start = (offer: CurrencyOffer) => {
    row = choose(offer);
    if (!row) return;
    window.paintedCurrency = row[0];
    format = new Intl.NumberFormat(numberLocale(row[0]), {
      style: "currency",
      currency: row[0],
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  };
  const update = () => {
    const offer = row === undefined && document.querySelector<HTMLElement>("[data-currencies]")?.dataset.currencies;
    if (offer) start(JSON.parse(offer));
    if (row) paintCurrency(row);
    const bar = document.querySelector<HTMLElement>("[data-ends-at]");
    if (bar) paintCountdown(bar);
  };

  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const stop = () => observer.disconnect();
  document.addEventListener("DOMContentLoaded", stop);
  // Once the visitor chooses a currency, here or in another tab, the page shows that one. This script would set back
  // what it shows, because it knows only the currency saved earlier.
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === "currency") stop();
  });
  addEventListener("storage", ({ key }) => {
    if (key === ownName("currency")) stop();
  });
}
