import { priceFieldTexts } from "./texts";

type PriceFieldsProps = {
  /**
   * Prices in whole major units of the base currency. `range` is the lowest and highest price in the list, `chosen` the
   * shopper's bounds.
   */
  range: { min: number; max: number };
  chosen: { min: number | null; max: number | null };
  currencySymbol: string;
};

/** The fields for the lowest and highest price, in the base currency. */
export function PriceFields({ range, chosen, currencySymbol }: PriceFieldsProps) {
  const field = (name: "min_price" | "max_price", label: string, value: number | null, placeholder: number) => (
    <label className="flex h-11 min-w-0 grow items-center gap-1.5 border border-line px-3 text-sm focus-within:border-ink">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="text-muted">
        {currencySymbol}
      </span>
      <input
        type="number"
        name={name}
        min={0}
        inputMode="numeric"
        defaultValue={value ?? undefined}
        placeholder={String(placeholder)}
        className="tabular w-full min-w-0 bg-transparent outline-none [appearance:textfield] placeholder:text-muted"
      />
    </label>
  );
  return (
    <fieldset className="border-b border-line py-5">
      <legend className="float-start mb-3 w-full text-sm font-medium">{priceFieldTexts.heading}</legend>
      <div className="clear-both flex items-center gap-2">
        {field("min_price", priceFieldTexts.lowest, chosen.min, range.min)}
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        {field("max_price", priceFieldTexts.highest, chosen.max, range.max)}
      </div>
    </fieldset>
  );
}
