import type { CustomizedModelWire } from "@/lib/contracts/customization/customized-model";
import type { PersonalListWire } from "@/lib/contracts/personalization/wire";
import { lengthText } from "@/lib/domain/customization/length";
import { joined } from "../output/joined";

type Item = { position: number; unit: string; additional_qty: number; customized_model: CustomizedModelWire };
type WrittenItem = { position: number; personal_list: PersonalListWire };

/** What is made for the shopper: what is written on items, and what they are made to measure to. */
export function madeFacts(items: readonly (Item & WrittenItem)[]): [string, string][] {
  return [...writtenFacts(items), ...madeToMeasureFacts(items)];
}

/** What is written on each item, as facts: "Item 1", "Initials: AK, Madder red, Monogram". */
function writtenFacts(items: readonly WrittenItem[]): [string, string][] {
  return items.flatMap(({ position, personal_list }): [string, string][] =>
    personal_list.length === 0
      ? []
      : [
          [
            `Item ${position + 1}`,
            personal_list
              .map(({ name, value, colour, lettering }) => `${name}: ${joined(value, colour, lettering)}`)
              .join("; "),
          ],
        ],
  );
}

/** What each item that is made to measure is made to, as facts: "Item 1", "Asha; Neck: Round; Upper body: Chest 38 in". */
function madeToMeasureFacts(items: readonly Item[]): [string, string][] {
  return items.flatMap(({ position, unit, additional_qty, customized_model: model }): [string, string][] => {
    if (!model) return [];
    const { name, for_whom, mm_unit, mm_sets, custom_list, notes_list } = model;
    const parts = [
      joined(name, for_whom),
      ...custom_list.map((group) => `${group.name}: ${joined(...group.value.map((option) => option.name))}`),
      ...mm_sets.map(
        (set) =>
          `${set.name}: ${joined(...set.list.map(({ name: measured, value }) => `${measured} ${mm_unit ? lengthText(value, mm_unit) : value}`))}`,
      ),
      ...notes_list.map((note) => `${note.name}: ${note.value.replace(/\s+/g, " ")}`),
      additional_qty > 0 ? `${additional_qty} ${unit} of extra cloth` : "",
    ];
    return [[`Item ${position + 1}`, parts.filter(Boolean).join("; ")]];
  });
}
