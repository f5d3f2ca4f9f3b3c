"use client";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { PostForm } from "@/components/form/post-form";
import { QUANTITY_LABELS } from "@/components/product/unit-text";
import { Icon } from "@/components/ui/icon";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { ITEM_FIELD } from "@/lib/domain/cart/page";
import { ItemForm } from "./item-form";
import { quantityTexts } from "./texts";

type ItemQuantityProps = {
  item: CartItemWire;
  /** True while a change of this item waits for the server's confirmation. */
  isPending: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

/**
 * The quantity of a cart item: a field with buttons to step it up and down. The buttons are forms of their own, so that
 * a click counts even before the scripts run. Stepping below the minimum removes the item, which the shopper can undo.
 * See docs/domain.md#quantities.
 */
export function ItemQuantity({ item, isPending, onChange, onRemove }: ItemQuantityProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { item_id, name, quantity, min_quantity, step_quantity } = item;
  // Sets the value of the field directly: changing its `key` would lose the focus, and a controlled input would lose a
  // half-typed number.
  useEffect(() => {
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);
  const step = (direction: 1 | -1) => {
    const next = steppedQuantity(item, direction);
    if (next < min_quantity) onRemove();
    else onChange(next);
  };
  const submitTyped = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = input.current?.valueAsNumber ?? Number.NaN;
    if (typed === quantity) return;
    if (typed > 0) onChange(typed);
    else if (input.current) input.current.value = String(quantity);
  };
  const isAtMinimum = steppedQuantity(item, -1) < min_quantity;
  const button = "grid size-11 place-items-center hover:bg-sand disabled:opacity-40";
  return (
    <div className="flex items-center gap-3">
      <div className="flex items-center border border-line focus-within:border-ink">
        <ItemForm
          itemId={item_id}
          quantity={isAtMinimum ? null : steppedQuantity(item, -1)}
          onDone={() => step(-1)}
          isDisabled={isPending}
          className={button}
          label={isAtMinimum ? quantityTexts.remove(name) : quantityTexts.less(name)}
        >
          <Icon name="minus" className="size-4" />
        </ItemForm>
        <PostForm
          id={formId}
          action={`/api/cart/items/${item_id}`}
          method="PATCH"
          hidden={{ [ITEM_FIELD]: item_id }}
          noValidate
          onSubmit={submitTyped}
        >
          <input
            ref={input}
            type="number"
            name="quantity"
            aria-label={`${QUANTITY_LABELS[item.unit]}: ${name}`}
            defaultValue={quantity}
            min={min_quantity}
            step={step_quantity}
            disabled={isPending}
            inputMode="decimal"
            onBlur={() => submitTyped()}
            className="tabular h-11 w-12 bg-transparent text-center [appearance:textfield] noscript:w-20 [&::-webkit-inner-spin-button]:appearance-none"
          />
        </PostForm>
        <ItemForm
          itemId={item_id}
          quantity={steppedQuantity(item, 1)}
          onDone={() => step(1)}
          isDisabled={isPending}
          className={button}
          label={quantityTexts.more(name)}
        >
          <Icon name="plus" className="size-4" />
        </ItemForm>
      </div>
      <button type="submit" form={formId} className="link-underline hidden py-2 text-sm noscript:block">
        {quantityTexts.update}
      </button>
    </div>
  );
}

/**
 * The next quantity up or down that the item can be ordered in, in the item's unit. It is calculated in whole
 * hundredths of the unit, because sums of binary fractions are inexact.
 */
function steppedQuantity({ quantity, min_quantity, step_quantity }: CartItemWire, direction: 1 | -1): number {
  const [now, minimum, step] = [quantity, min_quantity, step_quantity].map(fromMajor) as [number, number, number];
  const steps = (now - minimum) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return (minimum + next * step) / 100;
}
