"use client";
import { useAtomValue } from "jotai";
import { AddToCartForm } from "@/components/cart/add-to-cart-form";
import { useCartWording } from "@/components/cart/use-wording";
import { EnquiryLink } from "@/components/enquiry/link";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { discountPercent } from "@/lib/domain/product/product";
import { withBasePath } from "@/lib/domain/site/base-path";
import { PURCHASE_TEXT, TEMPLATE } from "@/lib/domain/store/template";
import { useChosenVariant } from "./chosen-variant";
import { CUSTOMIZATION_DIALOG } from "./customization-link";
import { PriceLine } from "./price-line";
import { QuantityField } from "./quantity-field";
import { StockLine } from "./stock-line";
import { buyBoxTexts } from "./texts";
import { VariantPicker } from "./variant-picker";

type BuyBoxProps = {
  showsStockNumber: boolean;
  /** The label of the button that opens the customization dialog; null if there is no dialog. */
  customizeName: string | null;
};

/** The part of a product page where shoppers buy: price, variant picker, quantity and buttons. */
export function BuyBox({ showsStockNumber, customizeName }: BuyBoxProps) {
  const { offer, variant } = useChosenVariant();
  const { add } = useCartWording();
  const isOrdered = useAtomValue(subTypeAtom) === "order";
  const { price, stock } = variant ?? offer;
  const percent = discountPercent(price);
  const isNotSold = offer.variants.length > 0 && !variant;
  const isSoldOut = isNotSold || stock.state === "sold_out";
  return (
    <AddToCartForm>
      {({ isPending, isAdded, message }) => {
        const text = isSoldOut ? buyBoxTexts.soldOut : isAdded ? buyBoxTexts.added : add;
        return (
          <>
            <div className="mt-4 flex flex-wrap items-baseline gap-x-4">
              <PriceLine
                price={price}
                unit={offer.unit}
                currency={offer.currency}
                note={buyBoxTexts.taxesIncluded}
                size="page"
              />
              {percent > 0 && <span className="text-sm text-sale">{buyBoxTexts.percentOff(percent)}</span>}
            </div>
            <div className="mt-1.5">
              {isNotSold ? (
                <p className="text-sm text-muted">{buyBoxTexts.combinationNotAvailable}</p>
              ) : (
                <StockLine showsNumber={showsStockNumber} />
              )}
            </div>
            <VariantPicker />
            {/* On phones, this bar sticks to the bottom of the screen until the shopper scrolls down to its own
                place in the page. */}
            <div className="buy-bar sticky bottom-0 z-10 -mx-gutter mt-5 grid grid-cols-[auto_1fr] gap-2.5 bg-paper px-gutter py-2.5 lg:static lg:mx-0 lg:mt-7 lg:px-0 lg:py-0">
              <p role="alert" className="col-span-full text-sm text-sale empty:hidden">
                {message}
              </p>
              {isSoldOut && offer.allowsPreorder ? (
                <EnquiryLink className="col-span-full" />
              ) : (
                <>
                  <QuantityField unit={offer.unit} minQuantity={offer.minQuantity} stepQuantity={offer.stepQuantity} />
                  <Button type="submit" disabled={isSoldOut} aria-busy={isPending || undefined}>
                    {isAdded && <Icon name="check" className="size-4" />}
                    {/* The key makes React replace the element when its text changes. The new text starts at
                        another place, and within the same element browsers would count that as a layout shift. */}
                    <span key={text} className={isPending ? "opacity-40" : ""}>
                      {text}
                    </span>
                  </Button>
                </>
              )}
            </div>
            <div className="grid gap-2.5 lg:mt-2.5">
              {TEMPLATE.buyNow && isOrdered && !isSoldOut && (
                <Button type="submit" formAction={withBasePath("/api/checkout")} look="outline">
                  {PURCHASE_TEXT}
                </Button>
              )}
              {customizeName && (
                <a href={`#${CUSTOMIZATION_DIALOG}`} aria-haspopup="dialog" className={buttonClass("quiet")}>
                  {customizeName}
                </a>
              )}
            </div>
          </>
        );
      }}
    </AddToCartForm>
  );
}
