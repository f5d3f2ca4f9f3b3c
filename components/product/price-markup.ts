import { decimalMoney, formatMoney } from "@/lib/domain/currency/money";
import type { Price } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { priceLineTexts } from "./first-load-texts";
import { unitSuffix } from "./unit-text";

export type PriceLineFacts = {
  price: Price | null;
  unit: Unit;
  currency: string;
  isFrom?: boolean;
  note?: string;
  size?: "card" | "page";
};

/**
 * The price of a product: the discounted price, its unit, and the list price struck through if it is higher
 * (pricing rule 24); nothing if the store hides its prices. All amounts are in the base currency; `showPricesIn` turns
 * them into the shopper's.
 */
export function priceLineMarkup({ price, unit, currency, isFrom, note, size = "card" }: PriceLineFacts): Markup {
  if (!price) return markup``;
  const suffix = [unitSuffix(unit), note].filter(Boolean).join(", ");
  const isReduced = price.discountedPrice < price.sellingPrice;
  const isPage = size === "page";
  const amount = (minor: number) => markup`<data value="${decimalMoney(minor)}">${formatMoney(minor, currency)}</data>`;
  return markup`<p class="price${isPage ? " of-page" : ""}"><span>${
    isFrom ? markup`<i>${priceLineTexts.from}</i>` : null
  }${isReduced ? markup`<span class="sr-only">${priceLineTexts.now}</span>` : null}${amount(price.discountedPrice)}</span>${
    suffix ? markup`<small>${suffix}</small>` : null
  }${
    isReduced ? markup`<s><span class="sr-only">${priceLineTexts.before}</span>${amount(price.sellingPrice)}</s>` : null
  }</p>`;
}
