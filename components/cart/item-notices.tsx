"use client";
import { quantityText } from "@/components/product/unit-text";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { ItemForm } from "./item-form";
import { ItemPrice } from "./price";
import { cartRefusalText } from "./refusal-texts";
import { useCartWording } from "./use-wording";

type ItemNoticesProps = {
  item: CartItemWire;
  notices: CartWire["notices"];
  /** Why the last change of it was not done. */
  refusal: string | null;
  onChange: (quantity: number) => void;
};

const ACTION = "link-underline min-h-11 py-2 hover:text-accent";

/** What there is to know of an item before it is bought, with the way out beside it. */
export function ItemNotices({ item, notices, refusal, onChange }: ItemNoticesProps) {
  const words = useCartWording();
  const { item_id, unit, unit_price, stock } = item;
  const isUncounted = item.line_total === null && item.refusal !== null;
  const left = item.refusal === "too_few_left" ? takeable(item) : 0;
  const priceChange = notices.find((notice) => notice.item_id === item_id && notice.code === "price_changed");
  return (
    <div className="text-sm leading-relaxed empty:hidden">
      {refusal && (
        <p role="alert" className="mt-2 text-sale">
          {cartRefusalText(refusal, words, item)}
        </p>
      )}
      {item.refusal && item.refusal !== refusal && (
        <p className="mt-2 text-sale">
          {item.refusal === "too_few_left" && stock !== null
            ? `Only ${quantityText(Math.round(stock * 100), unit)} left.`
            : cartRefusalText(item.refusal, words, item)}
          {isUncounted && " It is not counted in the total."}
        </p>
      )}
      {left > 0 && (
        <ItemForm itemId={item_id} quantity={left} onDone={() => onChange(left)} className={ACTION}>
          Take {quantityText(Math.round(left * 100), unit)}
        </ItemForm>
      )}
      {priceChange?.from !== undefined && unit_price !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <p>
            The price has changed from <ItemPrice amount={priceChange.from} /> to <ItemPrice amount={unit_price} />.
          </p>
          <ItemForm itemId={item_id} quantity={item.quantity} onDone={() => onChange(item.quantity)} className={ACTION}>
            All right
          </ItemForm>
        </div>
      )}
    </div>
  );
}

/** The most that is left, on the item's step; 0 when that is less than is sold. */
function takeable({ stock, min_quantity, step_quantity }: CartItemWire): number {
  const [left, least, step] = [stock ?? 0, min_quantity, step_quantity].map((amount) => Math.round(amount * 100)) as [
    number,
    number,
    number,
  ];
  return left < least ? 0 : (least + Math.floor((left - least) / step) * step) / 100;
}
