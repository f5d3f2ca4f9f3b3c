"use client";
import { Button } from "@/components/ui/button";
import { PURCHASE_TEXT, TEMPLATE } from "@/lib/domain/constants";
import { discountPercent } from "@/lib/domain/product";
import { useChosenVariant } from "./chosen-variant";
import { PriceLine } from "./price-line";
import { QuantityField } from "./quantity-field";
import { StockLine } from "./stock-line";
import { VariantPicker } from "./variant-picker";

type BuyBoxProps = {
  showsStockNumber: boolean /** Button text for made-to-measure, when the product has addons. */;
  customizeName: string | null;
};

/** Price, choices, quantity and the buttons to buy. */
export function BuyBox({ showsStockNumber, customizeName }: BuyBoxProps) {
  const { offer, variant } = useChosenVariant();
  const price = variant ?? offer;
  const percent = discountPercent(price);
  const isNotSold = offer.variants.length > 0 && !variant;
  const isSoldOut = isNotSold || price.stock.state === "sold_out";
  return (
    <div>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4">
        <PriceLine price={price} unit={offer.unit} currency={offer.currency} note="taxes included" size="page" />
        {percent > 0 && <span className="text-sm text-sale">{percent} % off</span>}
      </div>
      <div className="mt-1.5">
        {isNotSold ? (
          <p className="text-sm text-muted">This combination is not made. Please choose another.</p>
        ) : (
          <StockLine showsNumber={showsStockNumber} />
        )}
      </div>
      <VariantPicker />
      <div className="mt-7 grid grid-cols-[auto_1fr] gap-2.5">
        <QuantityField unit={offer.unit} minQuantity={offer.minQuantity} stepQuantity={offer.stepQuantity} />
        <Button disabled={isSoldOut}>{isSoldOut ? "Sold out" : "Add to bag"}</Button>
        {TEMPLATE.buyNow && !isSoldOut && (
          <Button look="outline" className="col-span-2">
            {PURCHASE_TEXT}
          </Button>
        )}
        {customizeName && (
          <Button look="quiet" className="col-span-2">
            {customizeName}
          </Button>
        )}
      </div>
    </div>
  );
}
