import type { CurrencyOffer, OfferedRow } from "@/lib/domain/currency/offer";

declare global {
  interface Window {
    /** Code of the currency that the first paint shows, when that is not the store's default. */
    paintedCurrency?: string;
  }
}

/**
 * Pages are the same for everyone, so the visitor's currency and the time that is left of the announcement are put in
 * here, as the parser brings the elements and before they are painted. What `npm run first-paint` makes of this function
 * stands in the head, alone: it imports nothing but types, so that it stays small, and repeats `chooseCurrency`,
 * `convertFromBase`, `formatMoney` and `countdown`, with which a test compares it. React takes over what it has made.
 */
export function paintFirst() {
  let row: OfferedRow | null | undefined;
  let format: Intl.NumberFormat;
  const texts = new Map<string, string>();
  const openedAt = Date.now();

  const readSaved = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      // Forbidden or broken: the page looks at it again, and clears what is broken.
      return null;
    }
  };
  const choose = ({ base, byCountry, rows }: CurrencyOffer): OfferedRow | null => {
    const saved = readSaved("currency");
    if (saved === base) return null;
    const offered = (code: unknown) => rows.find((each) => each[0] === code) ?? null;
    return offered(saved) ?? (byCountry ? offered(readSaved("visitor_country")?.currency) : null);
  };
  const priceText = (value: string, [, charge, rate]: OfferedRow) => {
    const dividend = BigInt(value.replace(".", "")) * BigInt(10_000 + charge) * BigInt(200) + BigInt(rate);
    const divisor = BigInt(2 * rate);
    const quotient = dividend / divisor;
    return format.format(Number(dividend % divisor < 0 ? quotient - BigInt(1) : quotient) / 100);
  };
  const set = (element: Element, text: string) => {
    // What is set while the element is still being parsed may be followed by the rest of the old text, and is set again.
    if (element.textContent !== text) element.textContent = text;
  };
  const paintCurrency = (chosen: OfferedRow) => {
    for (const price of document.getElementsByTagName("data")) {
      const value = price.getAttribute("value") ?? "";
      if (!/^-?\d+\.\d\d$/.test(value)) continue;
      const text = texts.get(value) ?? priceText(value, chosen);
      texts.set(value, text);
      set(price, text);
    }
    for (const select of document.querySelectorAll<HTMLSelectElement>("select[name=currency]")) {
      if (select.value !== chosen[0]) select.value = chosen[0];
    }
    for (const label of document.querySelectorAll("[data-currency-label]")) set(label, chosen[3]);
  };
  const paintCountdown = (bar: HTMLElement) => {
    const left = Math.ceil((Date.parse(bar.dataset.endsAt ?? "") - openedAt) / 1000);
    if (!(left > 0)) {
      bar.hidden = true;
      return;
    }
    const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
    const days = left >= 86_400 ? `${Math.floor(left / 86_400)}d ` : "";
    const timer = bar.querySelector("[data-timer]");
    if (timer) set(timer, `${days}${two((left / 3_600) % 24)}h ${two((left / 60) % 60)}m ${two(left % 60)}s`);
  };
  const start = (offer: CurrencyOffer) => {
    row = choose(offer);
    if (!row) return;
    window.paintedCurrency = row[0];
    format = new Intl.NumberFormat(row[0] === "INR" ? "en-IN" : "en-US", {
      style: "currency",
      currency: row[0],
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    });
  };
  const look = () => {
    const offer = row === undefined && document.querySelector<HTMLElement>("[data-currencies]")?.dataset.currencies;
    if (offer) start(JSON.parse(offer));
    if (row) paintCurrency(row);
    const bar = document.querySelector<HTMLElement>("[data-ends-at]");
    if (bar) paintCountdown(bar);
  };

  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
