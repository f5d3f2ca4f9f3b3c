import { Price } from "@/components/currency/price";
import type { PersonalField } from "@/lib/domain/product/personal-field";
import { personalTexts } from "./texts";

export type PersonalFieldProps<Field = PersonalField> = {
  field: Field;
  /** The id of its input. */
  id: string;
  /** The base currency. */
  currency: string;
};

/** What a field asks, and what an answer costs. */
export function PersonalLabel({ field: { name, isRequired, price }, id, currency }: PersonalFieldProps) {
  return (
    <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm">
      <span>
        {name} {!isRequired && <span className="text-muted">{personalTexts.optional}</span>}
      </span>
      {price > 0 && (
        <span className="tabular text-muted">
          + <Price amount={price} currency={currency} />
        </span>
      )}
    </label>
  );
}
