"use client";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { quantityText } from "@/lib/domain/product/unit";
import { ItemForm } from "./item-form";
import { ItemPrice } from "./price";
import { cartRefusalText } from "./refusal-text";
import { noticeTexts } from "./texts";
import { useCartWording } from "./use-wording";

type ItemNoticesProps = {
  item: CartItemWire;
  notices: CartWire["notices"];
  /** Why the server refused the last change of this item; null if it did not. */
  refusal: string | null;
  onChange: (quantity: number) => void;
};

const ACTION = "link-underline min-h-11 py-2 hover:text-accent";

/** The problems and price changes of a cart item. Each notice has a button that resolves it. */
export function ItemNotices({ item, notices, refusal, onChange }: ItemNoticesProps) {
  const wording = useCartWording();
  const { item_id, unit, unit_price, stock } = item;
  const isNotInTotal = item.line_total === null && item.refusal !== null;
  const available = item.refusal === "too_few_left" ? maxAvailable(item) : 0;
  const priceChange = notices.find((notice) => notice.item_id === item_id && notice.code === "price_changed");
  return (
    <div className="text-sm leading-relaxed empty:hidden">
      {refusal && (
        <p role="alert" className="mt-2 text-sale">
          {cartRefusalText(refusal, { wording, item })}
        </p>
      )}
      {item.refusal && item.refusal !== refusal && (
        <p className="mt-2 text-sale">
          {item.refusal === "too_few_left" && stock !== null
            ? noticeTexts.onlyLeft(quantityText(fromMajor(stock), unit))
            : cartRefusalText(item.refusal, { wording, item })}
          {isNotInTotal && noticeTexts.notInTotal}
        </p>
      )}
      {available > 0 && (
        <ItemForm itemId={item_id} quantity={available} onDone={() => onChange(available)} className={ACTION}>
          {noticeTexts.changeTo(quantityText(fromMajor(available), unit))}
        </ItemForm>
      )}
      {priceChange?.from !== undefined && unit_price !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <p>
            {noticeTexts.priceChanged.beforeOldPrice}
            <ItemPrice amount={priceChange.from} />
            {noticeTexts.priceChanged.beforeNewPrice}
            <ItemPrice amount={unit_price} />
            {noticeTexts.priceChanged.end}
          </p>
          <ItemForm itemId={item_id} quantity={item.quantity} onDone={() => onChange(item.quantity)} className={ACTION}>
            {noticeTexts.acceptPrice}
          </ItemForm>
        </div>
      )}
    </div>
  );
}

/**
 * The largest quantity of the item that is in stock and can be ordered: the minimum plus whole steps. 0 if less than
 * the minimum is in stock.
 */
function maxAvailable({ stock, min_quantity, step_quantity }: CartItemWire): number {
  const [left, minimum, step] = [stock ?? 0, min_quantity, step_quantity].map(fromMajor) as [number, number, number];
  return left < minimum ? 0 : (minimum + Math.floor((left - minimum) / step) * step) / 100;
}
