import { Price } from "@/components/currency/price";
import type { Addon } from "@/lib/domain/product/addon";
import type { Unit } from "@/lib/domain/product/unit";
import { addonTexts } from "./texts";

type AddonChoiceProps = { addons: readonly Addon[]; unit: Unit; currency: string; isRequired?: boolean };

/**
 * The addons that need no fit profile, as a part of the form that adds the product to the cart. An item has one addon
 * at most, so a single one is a checkbox and several are radio buttons.
 */
export function AddonChoice({ addons, unit, currency, isRequired = false }: AddonChoiceProps) {
  const isSingle = addons.length === 1 && !isRequired;
  return (
    <fieldset className="addon-choice">
      <legend className="sr-only">{addonTexts.heading}</legend>
      {!isSingle && !isRequired && (
        <label>
          <input type="radio" name="addon_id" value="" defaultChecked />
          <span>{addonTexts.none}</span>
        </label>
      )}
      {addons.map(({ id, name, description, price }, index) => (
        <label key={id}>
          <input
            type={isSingle ? "checkbox" : "radio"}
            name="addon_id"
            value={id}
            defaultChecked={isRequired && index === 0}
            data-name={name}
            // For cloth and yarn the addon is paid once and is not part of the unit price (pricing rule 6).
            data-price={unit === "Pcs" ? price : 0}
          />
          <span>
            {name}
            {description && <small>{description}</small>}
          </span>
          <span>
            + <Price amount={price} currency={currency} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
