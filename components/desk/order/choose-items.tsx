import { Group, NumberInput, Stack, Text } from "@mantine/core";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { quantityText } from "@/lib/domain/product/unit";
import { chooseTexts } from "./texts";

type Item = OwnerOrderWire["item_list"][number];
export type ChosenItem = { position: number; quantity: number };

/** The items that are not cancelled, with how much of each has yet to leave. */
export const itemsLeft = ({ item_list }: Pick<OwnerOrderWire, "item_list">): (Item & { left: number })[] =>
  item_list
    .filter(({ item_status }) => item_status !== "c_confirmed")
    .map((item) => ({ ...item, left: inHundredths(item.quantity - item.dispatched_quantity) }))
    .filter(({ left }) => left > 0);

/** Quantities have two decimals at most; what is left of them must have no more. */
const inHundredths = (quantity: number) => Math.round(quantity * 100) / 100;

type ChooseItemsProps = {
  items: readonly (Item & { left: number })[];
  chosen: readonly ChosenItem[];
  onChange: (chosen: ChosenItem[]) => void;
};

/** How much of each item is meant: none at first. */
export function ChooseItems({ items, chosen, onChange }: ChooseItemsProps) {
  const quantityOf = (position: number) => chosen.find((item) => item.position === position)?.quantity ?? 0;
  const choose = (position: number, quantity: number) =>
    onChange([
      ...chosen.filter((item) => item.position !== position),
      ...(quantity > 0 ? [{ position, quantity }] : []),
    ]);
  return (
    <Stack gap="sm" role="group" aria-label={chooseTexts.items}>
      {items.map((item) => (
        <Group key={item.position} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text>{item.name}</Text>
            <Text size="sm">
              {[
                ...item.variant_types.map(({ value }) => value),
                chooseTexts.of(quantityText(Math.round(item.left * 100), item.unit)),
              ].join(", ")}
            </Text>
          </div>
          <NumberInput
            size="md"
            w={88}
            aria-label={chooseTexts.quantityOf(item.name)}
            hideControls
            min={0}
            max={item.left}
            clampBehavior="strict"
            decimalScale={item.unit === "Pcs" ? 0 : 2}
            value={quantityOf(item.position)}
            onChange={(quantity) => choose(item.position, Number(quantity))}
          />
        </Group>
      ))}
    </Stack>
  );
}
