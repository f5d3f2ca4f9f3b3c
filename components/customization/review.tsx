import { useState } from "react";
import { Price } from "@/components/currency/price";
import { QUANTITY_LABELS } from "@/components/product/unit-text";
import { customizationOf } from "@/lib/domain/customization/customization";
import type { FitProfileContent, FitProfileLabel } from "@/lib/domain/customization/fit-profile";
import { itemTotal, LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { withExtraCloth } from "@/lib/domain/pricing/quantity";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import { quantityText } from "@/lib/domain/product/unit";
import { CustomizationFacts } from "./details";
import type { StepperProduct } from "./stepper-product";
import { ADDON_CHARGES, reviewTexts } from "./texts";

type ReviewProps = {
  addon: Addon;
  measurementSets: readonly MeasurementSet[];
  content: FitProfileContent & FitProfileLabel;
  /** `quantity` is in the unit, the others in hundredths of it. */
  product: Pick<StepperProduct, "unit" | "currency" | "quantity" | "minQuantity" | "stepQuantity"> & {
    /** The unit price in minor units; null if it depends on a variant that is still to be chosen. */
    price: number | null;
  };
};

const NEVER = new Date(0);

/** The last step: all that was entered, what it costs and how much cloth it needs. */
export function Review({ addon, measurementSets, content, product }: ReviewProps) {
  const { unit, currency, price: unitPrice, minQuantity, stepQuantity } = product;
  // Cloth for a kurta is as long as the shop says a kurta takes.
  const needed = unit === "Mts" ? Math.max(product.quantity, addon.minStock / 100) : product.quantity;
  const [quantity, setQuantity] = useState(needed * 100);
  const profile = { ...content, id: "", createdAt: NEVER, modifiedAt: NEVER };
  const customization = customizationOf({ profile, addon, measurementSets, unit });
  if (!customization.ok) return null;
  const { price, additionalQuantity } = customization.value;
  const charged = withExtraCloth(quantity, additionalQuantity);
  return (
    <div className="grid gap-6">
      <CustomizationFacts customization={customization.value} itemUnit={unit} />
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>
          {addon.name}
          <span className="block text-[0.8125rem] text-muted">{ADDON_CHARGES[unit]}</span>
        </dt>
        <dd className="text-end">
          <Price amount={price} currency={currency} />
        </dd>
        {additionalQuantity > 0 && (
          <>
            <dt>
              {reviewTexts.extraCloth}
              <span className="block text-[0.8125rem] text-muted">{reviewTexts.extraClothWhy}</span>
            </dt>
            <dd>{quantityText(additionalQuantity, unit)}</dd>
          </>
        )}
      </dl>
      <label className="flex flex-wrap items-center gap-4">
        {QUANTITY_LABELS[unit]}
        <input
          type="number"
          name="quantity"
          defaultValue={needed}
          onChange={({ target }) => setQuantity(Math.round(Number(target.value) * 100))}
          min={minQuantity / 100}
          step={stepQuantity / 100}
          className="tabular h-11 w-24 border border-muted bg-transparent px-3 text-base focus:border-ink"
        />
      </label>
      <p className="text-[0.8125rem] text-muted">{reviewTexts.kept}</p>
      {unitPrice !== null && quantity > 0 && charged <= LARGEST_QUANTITY && (
        <output className="tabular flex justify-between gap-6 border-t border-ink pt-3 font-medium">
          {reviewTexts.total(quantityText(charged, unit))}
          <Price
            amount={itemTotal({
              unit,
              quantity: charged,
              sellingPrice: unitPrice,
              discountedPrice: unitPrice,
              addonPrice: price,
            })}
            currency={currency}
          />
        </output>
      )}
    </div>
  );
}
