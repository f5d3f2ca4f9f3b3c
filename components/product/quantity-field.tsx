"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Unit } from "@/lib/domain/product/unit";
import { QUANTITY_LABELS } from "./unit-text";

type QuantityFieldProps = { unit: Unit /** Hundredths of the unit. */; minQuantity: number; stepQuantity: number };

/** How much: typed, or stepped with the buttons beside it. */
export function QuantityField({ unit, minQuantity, stepQuantity }: QuantityFieldProps) {
  // What is typed stays as it is until the field is left: "0." is on the way to "0.5".
  const [typed, setTyped] = useState(String(minQuantity / 100));
  const quantity = Math.round(Number(typed) * 100) || minQuantity;
  const settle = (next: number) => {
    const steps = Math.max(0, Math.round((next - minQuantity) / stepQuantity));
    setTyped(String((minQuantity + steps * stepQuantity) / 100));
  };
  const button = "grid size-11 place-items-center hover:bg-sand disabled:opacity-40";
  return (
    <div className="flex items-center border border-line focus-within:border-ink">
      <button
        type="button"
        className={button}
        aria-label="Less"
        disabled={quantity <= minQuantity}
        onClick={() => settle(quantity - stepQuantity)}
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
        onBlur={() => settle(quantity)}
        className="tabular h-11 w-14 bg-transparent text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button type="button" className={button} aria-label="More" onClick={() => settle(quantity + stepQuantity)}>
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
