"use client";
import { type FormEvent, useEffect, useRef } from "react";
import { QUANTITY_LABELS } from "@/components/product/unit-text";
import { Icon } from "@/components/ui/icon";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import { ITEM_FIELD } from "@/lib/domain/cart/page";

type ItemQuantityProps = {
  item: CartItemWire;
  /** The shop has not told of this item yet. */
  isGuessed: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

/** How much of an item: typed, or stepped. Below the least that is sold it goes, and can be brought back. Domain §4.5. */
export function ItemQuantity({ item, isGuessed, onChange, onRemove }: ItemQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { item_id, name, quantity, min_quantity, step_quantity } = item;
  // What is in the bag takes the place of what was typed; the field keeps the focus.
  useEffect(() => {
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);
  const step = (direction: 1 | -1) => {
    const next = steppedQuantity(item, direction);
    if (next < min_quantity) onRemove();
    else onChange(next);
  };
  const settle = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = input.current?.valueAsNumber ?? Number.NaN;
    if (typed === quantity) return;
    if (typed > 0) onChange(typed);
    else if (input.current) input.current.value = String(quantity);
  };
  const isLeast = steppedQuantity(item, -1) < min_quantity;
  const button = "grid size-11 place-items-center hover:bg-sand disabled:opacity-40 noscript:hidden";
  return (
    <form
      action={`/api/cart/items/${item_id}`}
      method="post"
      noValidate
      onSubmit={settle}
      className="flex items-center gap-3"
    >
      <input type="hidden" name="_method" value="PATCH" />
      <input type="hidden" name={ITEM_FIELD} value={item_id} />
      <div className="flex items-center border border-line focus-within:border-ink">
        <button
          type="button"
          className={button}
          disabled={isGuessed}
          aria-label={isLeast ? `Remove ${name}` : `Less of ${name}`}
          onClick={() => step(-1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <input
          ref={input}
          type="number"
          name="quantity"
          aria-label={`${QUANTITY_LABELS[item.unit]}: ${name}`}
          defaultValue={quantity}
          min={min_quantity}
          step={step_quantity}
          disabled={isGuessed}
          inputMode="decimal"
          onBlur={() => settle()}
          className="tabular h-11 w-12 bg-transparent text-center [appearance:textfield] noscript:w-20 [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          className={button}
          disabled={isGuessed}
          aria-label={`More of ${name}`}
          onClick={() => step(1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
      <button type="submit" className="link-underline hidden py-2 text-sm noscript:block">
        Update
      </button>
    </form>
  );
}

/** The next quantity on the item's step, in its unit; hundredths are whole. */
function steppedQuantity({ quantity, min_quantity, step_quantity }: CartItemWire, direction: 1 | -1): number {
  const [now, least, step] = [quantity, min_quantity, step_quantity].map((amount) => Math.round(amount * 100)) as [
    number,
    number,
    number,
  ];
  const steps = (now - least) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return (least + next * step) / 100;
}
