import { Price } from "@/components/currency/price";
import type { Price as ProductPrice } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { priceLineTexts } from "./price-texts";
import { unitSuffix } from "./unit-text";

type PriceLineProps = {
  price: ProductPrice | null;
  unit: Unit;
  currency: string;
  isFrom?: boolean;
  note?: string;
  size?: "card" | "page";
};

/**
 * The price of a product: the discounted price, its unit, and the list price struck through if it is higher
 * (pricing rule 24). Renders nothing if the store hides its prices.
 */
export function PriceLine({ price, unit, currency, isFrom, note, size = "card" }: PriceLineProps) {
  if (!price) return null;
  const suffix = [unitSuffix(unit), note].filter(Boolean).join(", ");
  const isReduced = price.discountedPrice < price.sellingPrice;
  const isPage = size === "page";
  return (
    <p className={`tabular flex flex-wrap items-baseline gap-x-2 ${isPage ? "gap-x-3 text-[1.375rem]" : ""}`}>
      <span>
        {isFrom && <span className="text-sm text-muted">{priceLineTexts.from}</span>}
        {isReduced && <span className="sr-only">{priceLineTexts.now}</span>}
        <Price amount={price.discountedPrice} currency={currency} />
      </span>
      {suffix && <span className="text-[0.8125rem] text-muted">{suffix}</span>}
      {isReduced && (
        <s className={`text-muted ${isPage ? "text-base" : "text-[0.8125rem]"}`}>
          <span className="sr-only">{priceLineTexts.before}</span>
          <Price amount={price.sellingPrice} currency={currency} />
        </s>
      )}
    </p>
  );
}
