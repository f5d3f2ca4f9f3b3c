import { Money } from "@/components/currency/money";
import { CustomizationDetails } from "@/components/customization/details-dialog";
import { Thumbnail } from "@/components/media/thumbnail";
import { Written } from "@/components/personalization/written";
import { writtenParts } from "@/components/personalization/written-parts";
import { unitSuffix } from "@/components/product/unit-text";
import { ShopLink } from "@/components/ui/shop-link";
import { productPath } from "@/lib/domain/product/path";
import { quantityText } from "@/lib/domain/product/unit";
import { showQuotation } from "@/lib/domain/quotation/display";
import { listedPrices } from "@/lib/domain/quotation/list-prices";
import type { Quotation, QuotationItem, QuotedPrice } from "@/lib/domain/quotation/quotation";
import { quotationPriceTexts } from "./texts";

type QuotationItemsProps = { storeId: string; quotation: Quotation };

/** The items of a quotation with their prices in the current offer, and the list prices beside them. */
export function QuotationItems({ storeId, quotation }: QuotationItemsProps) {
  const { items: shown, currencyCode } = showQuotation(quotation);
  const listed = listedPrices(quotation).items;
  const prices = new Map(shown.map((item) => [item.position, item]));
  return (
    <ul className="border-t border-line">
      {quotation.items.map((item) => {
        const [price, listPrice] = [prices.get(item.position), listed.get(item.position)];
        return (
          <li key={item.position} className="flex gap-4 border-b border-line py-5">
            <Thumbnail storeId={storeId} image={item.image} className="aspect-[45/53] w-16" />
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-5">
                <ShopLink href={productPath(item.slug)} className="min-w-0 break-words hover:text-accent">
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
                {price && listPrice && (
                  <ListPrice shown={listPrice.total} offered={price.total} currency={currencyCode} />
                )}
              </div>
              {item.customization && <CustomizationDetails customization={item.customization} itemUnit={item.unit} />}
              <Written parts={writtenParts(item.personalization)} />
              {price && (
                <p className="mt-1 text-sm text-muted">
                  <UnitPrice item={item} price={price} currency={currencyCode} />
                  {listPrice && (
                    <>
                      {`, ${quotationPriceTexts.listed}`}
                      <UnitPrice item={item} price={listPrice} currency={currencyCode} />
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

/** The unit price as text: "₹900 each", "₹420 per metre and ₹300 for customization". */
function UnitPrice({ item: { unit }, price: { unitPrice, addonPrice }, currency }: UnitPriceProps) {
  return (
    <>
      <Money shown={unitPrice} currency={currency} /> {unitSuffix(unit) || quotationPriceTexts.each}
      {addonPrice > 0 && (
        <>
          {quotationPriceTexts.addon[0]}
          <Money shown={addonPrice} currency={currency} />
          {quotationPriceTexts.addon[1]}
        </>
      )}
    </>
  );
}

/** The list price, struck through. Renders nothing unless the offered price is lower. */
export function ListPrice({ shown, offered, currency }: { shown: number; offered: number; currency: string }) {
  if (shown <= offered) return null;
  return (
    <s className="shrink-0">
      <span className="sr-only">{quotationPriceTexts.listed}</span>
      <Money shown={shown} currency={currency} />
    </s>
  );
}
