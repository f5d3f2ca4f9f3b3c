import { Money } from "@/components/currency/money";
import { Thumbnail } from "@/components/media/thumbnail";
import { quantityText, unitSuffix } from "@/components/product/unit-text";
import { ShopLink } from "@/components/ui/shop-link";
import { showQuotation } from "@/lib/domain/quotation/display";
import { listedPrices } from "@/lib/domain/quotation/list-prices";
import type { Quotation, QuotationItem, QuotedPrice } from "@/lib/domain/quotation/quotation";

type QuotationItemsProps = { storeId: string; quotation: Quotation };

/** What was asked for, at the prices that stand now, beside those of the shop's list. */
export function QuotationItems({ storeId, quotation }: QuotationItemsProps) {
  const { items: shown, currencyCode } = showQuotation(quotation);
  const listed = listedPrices(quotation).items;
  const prices = new Map(shown.map((item) => [item.position, item]));
  return (
    <ul className="border-t border-line">
      {quotation.items.map((item) => {
        const [price, before] = [prices.get(item.position), listed.get(item.position)];
        return (
          <li key={item.position} className="flex gap-4 border-b border-line py-5">
            <Thumbnail storeId={storeId} image={item.image} className="aspect-[45/53] w-16" />
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-5">
                <ShopLink
                  href={`/product/${encodeURIComponent(item.slug)}`}
                  className="min-w-0 break-words hover:text-accent"
                >
                  {item.name}
                </ShopLink>
                {price && <Money shown={price.total} currency={currencyCode} />}
              </div>
              <div className="mt-0.5 flex items-start justify-between gap-5 text-sm text-muted">
                <p className="min-w-0 break-words">
                  {[...item.options, item.addonName, quantityText(item.quantity, item.unit)]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                {price && before && <Listed shown={before.total} now={price.total} currency={currencyCode} />}
              </div>
              {price && (
                <p className="mt-1 text-sm text-muted">
                  <UnitPrice item={item} price={price} currency={currencyCode} />
                  {before && (
                    <>
                      {", listed at "}
                      <UnitPrice item={item} price={before} currency={currencyCode} />
                    </>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type UnitPriceProps = { item: QuotationItem; price: QuotedPrice; currency: string };

/** "₹900 each", "₹420 per metre and ₹300 for the work". */
function UnitPrice({ item: { unit }, price: { unitPrice, addonPrice }, currency }: UnitPriceProps) {
  return (
    <>
      <Money shown={unitPrice} currency={currency} /> {unitSuffix(unit) || "each"}
      {addonPrice > 0 && (
        <>
          {" and "}
          <Money shown={addonPrice} currency={currency} /> for the work
        </>
      )}
    </>
  );
}

/** What the shop's list asks, struck through where we ask less. */
export function Listed({ shown, now, currency }: { shown: number; now: number; currency: string }) {
  if (shown <= now) return null;
  return (
    <s className="shrink-0">
      <span className="sr-only">listed at </span>
      <Money shown={shown} currency={currency} />
    </s>
  );
}
