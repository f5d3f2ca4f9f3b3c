import type { LengthUnit } from "../product/addon";
import type { Customization } from "./customization";

const UNIT_SIGNS: Readonly<Record<LengthUnit, string>> = { inches: "in", cms: "cm" };

/** A length with its unit: "38.5 in". */
export function lengthText(value: number, unit: LengthUnit): string {
  return `${value} ${UNIT_SIGNS[unit]}`;
}

/** What an item is made to, part by part: "Neck: Band collar", "Upper body: Chest 38.5 in, Length 42 in". */
export function customizationParts(customization: Customization): { name: string; value: string }[] {
  const { optionGroups, measurementSets, notes, unit } = customization;
  return [
    ...optionGroups.map(({ name, options }) => ({ name, value: options.map((option) => option.name).join(", ") })),
    ...measurementSets.map(({ name, measurements }) => ({
      name,
      value: measurements.map((each) => `${each.name} ${unit ? lengthText(each.value, unit) : each.value}`).join(", "),
    })),
    ...notes,
  ];
}

/** All of it in one line, for a cell of a table: "Asha, for my sister; Neck: Band collar; Upper body: Chest 38.5 in". */
export function customizationText(customization: Customization): string {
  const { profileName, forWhom } = customization;
  const whose = [profileName, forWhom].filter(Boolean).join(", ");
  return [whose, ...customizationParts(customization).map(({ name, value }) => `${name}: ${value}`)].join("; ");
}
