"use client";
import type { ReactNode } from "react";
import { Thumbnail } from "@/components/media/thumbnail";
import { unitSuffix } from "@/components/product/unit-text";
import { ShopLink } from "@/components/ui/shop-link";
import { type CartItemWire, isPendingItem } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { ItemForm } from "./item-form";
import { ItemNotices } from "./item-notices";
import { ItemQuantity } from "./item-quantity";
import { MoveToWishlistForm } from "./move-to-wishlist-form";
import { ItemPrice } from "./price";

type CartItemProps = {
  storeId: string;
  item: CartItemWire;
  notices: CartWire["notices"];
  refusal: string | null;
  /** Its amounts are those of before. */
  isOutdated: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  /** Onto the wish list. */
  onMove: () => void;
};

const LINK = "link-underline min-h-11 py-2 text-[0.8125rem] text-muted hover:text-accent";

/** An item of the bag: what it is, how much of it, what that costs, and what there is to know of it. */
export function CartItem({ storeId, item, notices, refusal, isOutdated, onChange, onRemove, onMove }: CartItemProps) {
  const { item_id, slug, name, image, variant_types, addon_name, unit, unit_price, line_total } = item;
  const isGuessed = isPendingItem(item);
  const isGone = line_total === null && item.refusal !== null;
  const kinds = [
    ...variant_types.map((choice) => `${choice.name}: ${choice.value}`),
    ...(addon_name ? [addon_name] : []),
  ];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 sm:gap-x-6">
      <div className={isGone ? "opacity-55" : ""}>
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
            {kinds.length > 0 && <p className="mt-0.5 text-[0.8125rem] text-muted">{kinds.join(" · ")}</p>}
            {unit_price !== null && (
              <p className="tabular mt-0.5 text-[0.8125rem] text-muted">
                <ItemPrice amount={unit_price} /> {unitSuffix(unit)}
              </p>
            )}
          </div>
          <p className={`tabular min-w-20 shrink-0 text-end transition-opacity ${isOutdated ? "opacity-40" : ""}`}>
            {line_total !== null && (
              <>
                <span className="sr-only">Together </span>
                <ItemPrice amount={line_total} />
              </>
            )}
          </p>
        </div>
        <ItemNotices item={item} notices={notices} refusal={refusal} onChange={onChange} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1 pt-3">
          {isGone ? (
            <span />
          ) : (
            <ItemQuantity item={item} isGuessed={isGuessed} onChange={onChange} onRemove={onRemove} />
          )}
          <div className="flex flex-wrap gap-x-5">
            {slug && (
              <MoveToWishlistForm
                itemId={item_id}
                name={name}
                onMove={onMove}
                isDisabled={isGuessed}
                className={LINK}
              />
            )}
            <ItemForm itemId={item_id} quantity={null} onDone={onRemove} isDisabled={isGuessed} className={LINK}>
              Remove<span className="sr-only"> {name}</span>
            </ItemForm>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What is sold no more has no page. The picture leads where the name leads, so it is no second stop for the keyboard. */
function ProductLink({ slug, isPicture, children }: { slug: string; isPicture?: boolean; children: ReactNode }) {
  if (!slug) return children;
  return (
    <ShopLink
      href={`/product/${slug}`}
      className={isPicture ? "block" : "hover:text-accent"}
      {...(isPicture && { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </ShopLink>
  );
}
