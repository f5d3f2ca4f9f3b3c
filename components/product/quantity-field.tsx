"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Unit } from "@/lib/domain/product/unit";
import { quantityFieldTexts } from "./texts";
import { QUANTITY_LABELS } from "./unit-text";

/** The quantities are in hundredths of the unit. */
type QuantityFieldProps = { unit: Unit; minQuantity: number; stepQuantity: number };

/** The field for the quantity to buy. Shoppers type it, or change it with the buttons beside the field. */
export function QuantityField({ unit, minQuantity, stepQuantity }: QuantityFieldProps) {
  // What the shopper has typed. It is rounded to the product's step only when the focus leaves the field; otherwise
  // nobody could type "0." on the way to "0.5".
  const [typed, setTyped] = useState(String(minQuantity / 100));
  const quantity = Math.round(Number(typed) * 100) || minQuantity;
  const roundToStep = (next: number) => {
    const steps = Math.max(0, Math.round((next - minQuantity) / stepQuantity));
    setTyped(String((minQuantity + steps * stepQuantity) / 100));
  };
  const button = "grid size-11 place-items-center hover:bg-sand disabled:opacity-40";
  return (
    <div className="flex items-center border border-line focus-within:border-ink">
      <button
        type="button"
        className={button}
        aria-label={quantityFieldTexts.less}
        disabled={quantity <= minQuantity}
        onClick={() => roundToStep(quantity - stepQuantity)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        name="quantity"
        aria-label={QUANTITY_LABELS[unit]}
        value={typed}
        min={minQuantity / 100}
        step={stepQuantity / 100}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => roundToStep(quantity)}
        className="tabular h-11 w-14 bg-transparent text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={button}
        aria-label={quantityFieldTexts.more}
        onClick={() => roundToStep(quantity + stepQuantity)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
