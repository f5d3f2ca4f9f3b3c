import { Button, Card, Group, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StockAnswer, StockItemWire } from "@/lib/contracts/product/stock-calls";
import { Section } from "../section";
import type { DraftItem } from "./draft";
import { newOrderTexts } from "./texts";

const TYPING_MS = 250;
const MAX_SHOWN = 6;

type ItemsProps = { items: readonly DraftItem[]; onChange: (items: readonly DraftItem[]) => void };

/** The items of an order, found by name, SKU or barcode. */
export function NewOrderItems({ items, onChange }: ItemsProps) {
  const [typed, setTyped] = useState("");
  const [sought] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = new URLSearchParams({ q: sought });
  const { data } = useCall<StockAnswer>(sought === "" ? null : `/api/owner/stock?${query}`);
  const found = sought === "" ? [] : (data?.list.filter(({ sku }) => sku !== "") ?? []).slice(0, MAX_SHOWN);
  const add = ({ sku, name, options, unit }: StockItemWire) => {
    setTyped("");
    const whole = [name, ...options].join(", ");
    const isThere = items.some((item) => item.sku === sku);
    const more = (item: DraftItem) => (item.sku === sku ? { ...item, quantity: Number(item.quantity) + 1 } : item);
    onChange(isThere ? items.map(more) : [...items, { sku, name: whole, unit, quantity: 1 }]);
  };
  return (
    <Section title={newOrderTexts.items}>
      <TextInput
        type="search"
        size="md"
        label={newOrderTexts.search}
        placeholder={newOrderTexts.searchHint}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== "Enter" || !first) return;
          event.preventDefault();
          add(first);
        }}
        autoComplete="off"
      />
      {found.length > 0 && (
        <Stack gap="xs">
          {found.map((item) => (
            <Button
              key={item.sku}
              variant="default"
              justify="space-between"
              h="auto"
              py="xs"
              onClick={() => add(item)}
              rightSection={<Text size="sm">{item.sku}</Text>}
            >
              {[item.name, ...item.options].join(", ")}
            </Button>
          ))}
        </Stack>
      )}
      {items.length === 0 && <Text>{newOrderTexts.noItems}</Text>}
      {items.map((item) => (
        <Card key={item.sku} withBorder padding="sm">
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>{item.name}</Text>
              <Text size="sm">{item.sku}</Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              <NumberInput
                size="md"
                w={88}
                aria-label={newOrderTexts.quantityOf(item.name)}
                hideControls
                min={0}
                decimalScale={item.unit === "Pcs" ? 0 : 2}
                value={item.quantity}
                onChange={(quantity) => onChange(items.map((each) => (each === item ? { ...item, quantity } : each)))}
              />
              <Button
                variant="default"
                aria-label={newOrderTexts.remove(item.name)}
                onClick={() => onChange(items.filter((each) => each !== item))}
              >
                ×
              </Button>
            </Group>
          </Group>
        </Card>
      ))}
    </Section>
  );
}
