import type { LengthUnit } from "@/lib/domain/product/addon";
import { quantityText, type Unit } from "@/lib/domain/product/unit";
import { detailsTexts, reviewTexts, UNIT_NAMES, UNIT_SIGNS } from "./texts";

/** What an item is made to, as a page shows it. Amounts are not part of it, because they stand beside the item. */
export type ShownCustomization = {
  addonName: string;
  /** The fit profile, if it is still the visitor's own; orders have only a copy. */
  modelId?: string;
  profileName: string;
  forWhom: string;
  unit: LengthUnit | null;
  /** In hundredths of the item's unit. */
  additionalQuantity: number;
  measurementSets: readonly { name: string; measurements: readonly { name: string; value: number }[] }[];
  optionGroups: readonly { name: string; options: readonly { name: string }[] }[];
  notes: readonly { name: string; value: string }[];
};

type CustomizationFactsProps = { customization: ShownCustomization; itemUnit: Unit };

/** Everything that a shopper chose and measured for one item. */
export function CustomizationFacts({ customization, itemUnit }: CustomizationFactsProps) {
  const { profileName, forWhom, unit, additionalQuantity, measurementSets, optionGroups, notes } = customization;
  const sign = unit ? ` ${UNIT_SIGNS[unit]}` : "";
  const facts = [
    ...(profileName ? [{ name: reviewTexts.profile, value: profileName }] : []),
    ...(forWhom ? [{ name: detailsTexts.forWhom, value: forWhom }] : []),
    ...optionGroups.map(({ name, options }) => ({ name, value: options.map((option) => option.name).join(", ") })),
    ...(additionalQuantity > 0
      ? [{ name: detailsTexts.extraCloth, value: quantityText(additionalQuantity, itemUnit) }]
      : []),
    ...notes,
  ];
  return (
    <div className="grid gap-5 text-sm">
      <Facts facts={facts} />
      {measurementSets.map(({ name, measurements }) => (
        <div key={name}>
          <h3 className="font-medium">
            {name}
            {unit && <span className="font-normal text-muted">, {detailsTexts.measuredIn(UNIT_NAMES[unit])}</span>}
          </h3>
          <div className="mt-1">
            <Facts isShort facts={measurements.map((each) => ({ name: each.name, value: `${each.value}${sign}` }))} />
          </div>
        </div>
      ))}
    </div>
  );
}

type FactsProps = { facts: readonly { name: string; value: string }[]; isShort?: boolean };

/** Facts below each other. Short ones stand two in a row. */
function Facts({ facts, isShort = false }: FactsProps) {
  return (
    <dl className={`tabular grid gap-x-6 ${isShort ? "grid-cols-[repeat(2,auto_1fr)]" : "grid-cols-[auto_1fr]"}`}>
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={`grid grid-cols-subgrid border-b border-line py-1.5 ${isShort ? "col-span-2" : "col-span-full"}`}
        >
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-pre-line text-end [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
