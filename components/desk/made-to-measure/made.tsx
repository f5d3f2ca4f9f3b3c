import { Text } from "@mantine/core";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { answerText } from "@/lib/domain/personalization/text";

type Item = OwnerOrderWire["item_list"][number];

/** Measurements in inches are shown with this sign, those in centimetres with "cm". */
const UNITS = { inches: "″", cms: " cm" } as const;

/**
 * What an item is made to and what is written on it, line by line: whoever packs it compares both with the piece.
 *
 * @internal Exported for tests.
 */
export function madeLines({ customized_model: model, personal_list: written }: Item): string[] {
  const unit = model?.mm_unit ? UNITS[model.mm_unit] : "";
  return [
    ...(model ? [[model.addon_name, model.name].filter(Boolean).join(", ")] : []),
    ...(model?.mm_sets ?? []).map(({ name, list }) => {
      const measured = list.map((each) => `${each.name} ${each.value}${unit}`).join(", ");
      return name ? `${name}: ${measured}` : measured;
    }),
    ...(model?.custom_list ?? []).map(({ name, value }) => `${name}: ${value.map((option) => option.name).join(", ")}`),
    ...(model?.notes_list ?? []).map(({ name, value }) => `${name}: ${value}`),
    ...written.map(
      ({ kind, name, value, colour, lettering }) =>
        `${name}: ${[answerText({ kind, value }), colour, lettering].filter(Boolean).join(", ")}`,
    ),
  ].filter(Boolean);
}

/** Whether somebody makes it for this order, or puts a shopper's words on it. */
export const isMade = ({ customized_model, personal_list }: Item): boolean =>
  customized_model !== null || personal_list.length > 0;

export function Made({ item }: { item: Item }) {
  return madeLines(item).map((line) => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ));
}
