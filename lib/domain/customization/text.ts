import type { Customization } from "./customization";
import { lengthText } from "./length";

/** What an item is made to, part by part: "Neck: Band collar", "Upper body: Chest 38.5 in, Length 42 in". */
function customizationParts(customization: Customization): { name: string; value: string }[] {
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

type MadeItem = { addonName: string; customization: Customization | null };

/** The addon with its options, for one line of a document: "Stitch a kurta (Band collar, Full)". */
export function addonText({ addonName, customization }: MadeItem): string {
  const chosen = customization?.optionGroups.flatMap(({ options }) => options.map((option) => option.name)) ?? [];
  return chosen.length > 0 ? `${addonName} (${chosen.join(", ")})` : addonName;
}
