"use client";
import { useAtomValue } from "jotai";
import { Fragment, type ReactNode, useState } from "react";
import { AddToCartForm } from "@/components/cart/add-to-cart-form";
import { useCartWording } from "@/components/cart/use-wording";
import { Price } from "@/components/currency/price";
import { EnquiryLink } from "@/components/enquiry/link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { itemTotal, LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { discountPercent } from "@/lib/domain/product/product";
import { shortQuantity } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { STOCK_ALERT_FORM } from "@/lib/domain/stock-alert";
import { PURCHASE_TEXT, TEMPLATE } from "@/lib/domain/store/template";
import { useChosenVariant } from "./chosen-variant";
import { CustomizeLink, type CustomizeLinkProps } from "./customize-link";
import { PriceLine } from "./price-line";
import { QuantityField } from "./quantity-field";
import { StockLine } from "./stock-line";
import { buyBoxTexts, galleryTexts } from "./texts";
import { VariantPicker } from "./variant-picker";

type BuyBoxProps = {
  showsStockNumber: boolean;
  /** How the product is made to measure; null if it is not. */
  customize: CustomizeLinkProps | null;
  /** What is bought with the product: addons that need a tick only, and what the shopper writes on it. */
  work?: ReactNode;
  /** What is promised for a variant that can be bought. */
  children?: ReactNode;
  /** The form for an alert, if anything of the product is sold out. */
  stockAlert?: ReactNode;
};

/** The part of a product page where shoppers buy: price, variant picker, quantity and buttons. */
export function BuyBox({ showsStockNumber, customize, work, children, stockAlert }: BuyBoxProps) {
  const { offer, options, variant } = useChosenVariant();
  const { add } = useCartWording();
  const isOrdered = useAtomValue(subTypeAtom) === "order";
  const { price, stock } = variant ?? offer;
  const { unit, minQuantity } = offer;
  const [typed, setTyped] = useState(String(minQuantity / 100));
  const quantity = Math.min(Math.max(Math.round(Number(typed) * 100) || minQuantity, minQuantity), LARGEST_QUANTITY);
  const total = price && unit !== "Pcs" ? itemTotal({ ...price, unit, quantity, addonPrice: 0 }) : null;
  const percent = discountPercent(price);
  const isNotSold = offer.variants.length > 0 && !variant;
  const isSoldOut = isNotSold || stock.state === "sold_out";
  return (
    <>
      <AddToCartForm>
        {({ isPending, isAdded, message }) => {
          const text = isSoldOut ? buyBoxTexts.soldOut : isAdded ? buyBoxTexts.added : add;
          return (
            <>
              <div className="mt-2 flex flex-wrap items-baseline gap-x-4 md:mt-4">
                <PriceLine
                  price={price}
                  unit={unit}
                  currency={offer.currency}
                  note={buyBoxTexts.taxesIncluded}
                  size="page"
                />
                {percent > 0 && <span className="text-sm text-sale">{buyBoxTexts.percentOff(percent)}</span>}
              </div>
              <VariantPicker />
              <div className="mt-3">
                {isNotSold ? (
                  <p className="text-sm text-muted">{buyBoxTexts.combinationNotAvailable}</p>
                ) : (
                  <StockLine showsNumber={showsStockNumber} />
                )}
              </div>
              {!isSoldOut && work}
              <div className="mt-4 grid grid-cols-[auto_1fr] gap-2.5 md:mt-6">
                {!isSoldOut && <QuantityField {...{ offer, typed, quantity, total }} onType={setTyped} />}
                <div className="buy-bar">
                  <p role="alert" className="col-span-full w-full text-sm text-sale empty:hidden md:order-first">
                    {message}
                  </p>
                  {/* What the bar repeats of the page, for those who see both at once. */}
                  <div aria-hidden="true" className="buy-bar-facts tabular">
                    {price && (
                      <Price
                        amount={total ?? price.discountedPrice}
                        currency={offer.currency}
                        className="font-medium"
                      />
                    )}
                    <span className="block truncate text-[0.8125rem] text-muted">
                      {(total === null ? options : [shortQuantity(quantity, unit), ...options]).join(", ")}
                    </span>
                  </div>
                  {isSoldOut && offer.allowsPreorder ? (
                    <EnquiryLink className="grow md:col-span-full" />
                  ) : (
                    <Button
                      type="submit"
                      disabled={isSoldOut}
                      aria-busy={isPending || undefined}
                      className={`grow ${isSoldOut ? "md:col-span-full" : ""}`}
                    >
                      {isAdded && <Icon name="check" className="size-4" />}
                      {/* The key makes React replace the element when its text changes. The new text starts at
                        another place, and within the same element browsers would count that as a layout shift. */}
                      <span key={text} className={isPending ? "opacity-40" : ""}>
                        {text}
                      </span>
                    </Button>
                  )}
                </div>
              </div>
              <div className="mt-2.5 grid gap-2.5">
                {TEMPLATE.buyNow && isOrdered && !isSoldOut && (
                  <Button type="submit" formAction={withBasePath("/api/checkout")} look="outline">
                    {PURCHASE_TEXT}
                  </Button>
                )}
                {offer.stock.state === "sold_out" && !offer.allowsPreorder && (
                  <Button type="submit" formAction={withBasePath("/api/wishlist/items")} look="outline">
                    {galleryTexts.saveToWishlist}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </AddToCartForm>
      {/* Outside the form, because the dialog has a form of its own. */}
      {customize && !isSoldOut && <CustomizeLink {...customize} />}
      <div hidden={isSoldOut}>{children}</div>
      {/* The form belongs to the chosen variant; for another one, React makes a new form, without the old answer. */}
      {isSoldOut && !isNotSold && (
        <Fragment key={variant?.id}>
          {stockAlert}
          <input type="hidden" form={STOCK_ALERT_FORM} name="variant_id" value={variant?.id ?? ""} />
        </Fragment>
      )}
    </>
  );
}
