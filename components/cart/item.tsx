"use client";
import type { ReactNode } from "react";
import { CustomizationDetails } from "@/components/customization/details-dialog";
import { shownModel } from "@/components/customization/shown-model";
import { detailsTexts } from "@/components/customization/texts";
import { Thumbnail } from "@/components/media/thumbnail";
import { Written } from "@/components/personalization/written";
import { shownAnswer } from "@/components/personalization/written-parts";
import { unitSuffix } from "@/components/product/unit-text";
import { ShopLink } from "@/components/ui/shop-link";
import { type CartItemWire, isPendingItem } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { productPath } from "@/lib/domain/product/path";
import { quantityText } from "@/lib/domain/product/unit";
import { ItemForm } from "./item-form";
import { ItemNotices } from "./item-notices";
import { ItemQuantity } from "./item-quantity";
import { MoveToWishlistForm } from "./move-to-wishlist-form";
import { ItemPrice } from "./price";
import { itemTexts } from "./texts";

type CartItemProps = {
  storeId: string;
  item: CartItemWire;
  notices: CartWire["notices"];
  refusal: string | null;
  /** True while the last change is not yet included in the shown amounts. */
  isOutdated: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  onMoveToWishlist: () => void;
};

const LINK = "link-underline min-h-11 py-2 text-[0.8125rem] text-muted hover:text-accent";

/** One cart item with its picture, options, price, quantity and notices. */
export function CartItem(props: CartItemProps) {
  const { storeId, item, notices, refusal, isOutdated, onChange, onRemove, onMoveToWishlist } = props;
  const { item_id, slug, name, image, variant_types, addon_name, unit, unit_price, line_total } = item;
  const { addon_price, additional_qty, customized_model, quantity, quantity_fixed } = item;
  const customization = shownModel(customized_model, additional_qty);
  const isPending = isPendingItem(item);
  const isUnavailable = line_total === null && item.refusal !== null;
  const options = [
    ...variant_types.map((choice) => `${choice.name}: ${choice.value}`),
    ...(addon_name ? [addon_name] : []),
  ];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 sm:gap-x-6">
      <div className={isUnavailable ? "opacity-55" : ""}>
        <ProductLink slug={slug} isPicture>
          <Thumbnail storeId={storeId} image={image} className="bag-picture aspect-[900/1060]" />
        </ProductLink>
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="leading-snug font-medium">
              <ProductLink slug={slug}>{name}</ProductLink>
            </h3>
            {options.length > 0 && <p className="mt-0.5 text-[0.8125rem] text-muted">{options.join(" · ")}</p>}
            {customization && <CustomizationDetails customization={customization} itemUnit={unit} />}
            <Written
              parts={item.personal_list.map(({ kind, name: field, value, price, colour, colour_code, lettering }) => ({
                name: field,
                ...shownAnswer({ kind, value }),
                lettering,
                colour: colour ? { name: colour, code: colour_code } : null,
                price: price > 0 && <ItemPrice amount={price} />,
              }))}
            />
            {unit_price !== null && (
              <p className="tabular mt-0.5 text-[0.8125rem] text-muted">
                <ItemPrice amount={unit_price} /> {unitSuffix(unit)}
                {/* The price of a piece includes its addon; on cloth and yarn, it is paid once. */}
                {unit !== "Pcs" && addon_price !== null && addon_price > 0 && (
                  <span className="block">
                    {itemTexts.addonOnce(addon_name)} <ItemPrice amount={addon_price} />
                  </span>
                )}
              </p>
            )}
          </div>
          <p className={`tabular min-w-20 shrink-0 text-end transition-opacity ${isOutdated ? "opacity-40" : ""}`}>
            {line_total !== null && (
              <>
                <span className="sr-only">{itemTexts.lineTotal}</span>
                <ItemPrice amount={line_total} />
              </>
            )}
          </p>
        </div>
        <ItemNotices item={item} notices={notices} refusal={refusal} onChange={onChange} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1 pt-3">
          {isUnavailable ? (
            <span />
          ) : quantity_fixed ? (
            <p className="tabular max-w-80 text-[0.8125rem] text-muted">
              <span className="block text-base text-ink">{quantityText(fromMajor(quantity), unit)}</span>
              {detailsTexts.fixed(quantityText(fromMajor(additional_qty), unit))}
            </p>
          ) : (
            <ItemQuantity item={item} isPending={isPending} onChange={onChange} onRemove={onRemove} />
          )}
          <div className="flex flex-wrap gap-x-5">
            {slug && (
              <MoveToWishlistForm
                itemId={item_id}
                name={name}
                onMove={onMoveToWishlist}
                isDisabled={isPending}
                className={LINK}
              />
            )}
            <ItemForm itemId={item_id} quantity={null} onDone={onRemove} isDisabled={isPending} className={LINK}>
              {itemTexts.remove}
              <span className="sr-only"> {name}</span>
            </ItemForm>
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Links to the product's page; if the product was withdrawn it has no page, and only the content is shown. The link
 * around the picture is left out of the tab order, because the name links to the same page.
 */
function ProductLink({ slug, isPicture, children }: { slug: string; isPicture?: boolean; children: ReactNode }) {
  if (!slug) return children;
  return (
    <ShopLink
      href={productPath(slug)}
      className={isPicture ? "block" : "hover:text-accent"}
      {...(isPicture && { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </ShopLink>
  );
}
