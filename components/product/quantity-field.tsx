"use client";
import { Price } from "@/components/currency/price";
import { Icon } from "@/components/ui/icon";
import { shortQuantity } from "@/lib/domain/product/unit";
import type { ProductOffer } from "./chosen-variant";
import { quantityFieldTexts } from "./texts";
import { QUANTITY_LABELS } from "./unit-text";

type QuantityFieldProps = {
  /** The quantities are in hundredths of the unit. */
  offer: Pick<ProductOffer, "unit" | "currency" | "minQuantity" | "stepQuantity">;
  /** What the shopper has typed, in the unit; it need not be a number. */
  typed: string;
  /** The quantity that this stands for. */
  quantity: number;
  /** What a length or weight costs altogether; null for what is sold by the piece, or without a price. */
  total: number | null;
  onType: (typed: string) => void;
};

/**
 * The field for the quantity to buy, and what a length or weight costs altogether. Shoppers type the quantity, or change
 * it with the buttons beside the field.
 */
export function QuantityField({ offer, typed, quantity, total, onType }: QuantityFieldProps) {
  const { unit, currency, minQuantity, stepQuantity } = offer;
  // Called when the focus leaves the field; earlier, nobody could type "0." on the way to "0.5".
  const roundToStep = (next: number) => {
    const steps = Math.max(0, Math.round((next - minQuantity) / stepQuantity));
    onType(String((minQuantity + steps * stepQuantity) / 100));
  };
  const button = "grid size-11 place-items-center hover:bg-sand disabled:opacity-40";
  return (
    <>
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
          onChange={(event) => onType(event.target.value)}
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
      {total !== null && (
        <p className="tabular self-center text-sm text-muted md:order-1 md:col-span-full" aria-live="polite">
          {quantityFieldTexts.total(shortQuantity(quantity, unit))}
          <Price amount={total} currency={currency} className="font-medium text-ink" />
        </p>
      )}
    </>
  );
}
