import { Button, Group, NumberInput, Select, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { valueIn } from "@/lib/browser/desk/price-table/edits";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { adjustedPrice, PRICE_ROUNDINGS, type PriceRoundingName } from "@/lib/domain/product/price-adjustment";
import { Dialog } from "../dialog";
import { rowName } from "./row";
import { priceTableTexts } from "./texts";

const DIRECTIONS = ["up", "down"] as const;
const ROUNDINGS = (Object.keys(PRICE_ROUNDINGS) as PriceRoundingName[]).map((value) => ({
  value,
  label: priceTableTexts.roundings[value],
}));
/** So many prices show what would become of them. */
const EXAMPLES = 3;

/** Raises or lowers the selected prices, by percent or by an amount. It is put into the table, and saved there. */
export function Adjust({ table, store }: { table: PriceTable; store: StoreAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>("up");
  const [by, setBy] = useState<"percent" | "amount">("percent");
  const [value, setValue] = useState<number | string>("");
  const [rounding, setRounding] = useState<PriceRoundingName>("exact");
  const { money } = deskFormats(store);
  const prices = isOpen
    ? table.selectedCells().flatMap(({ row, column }) => {
        const price = column === "stock" ? null : valueIn(row, column, table.edits);
        return typeof price === "number" ? [{ row, column, price }] : [];
      })
    : [];
  const hundredths = Math.round(Number(value) * 100) * (direction === "up" ? 1 : -1);
  const changed = (price: number) =>
    adjustedPrice(price, { by, value: hundredths, rounding: PRICE_ROUNDINGS[rounding] });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    table.write(prices.map(({ row, column, price }) => ({ row, column, value: changed(price) })));
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {priceTableTexts.adjust}
      </Button>
      <Dialog
        opened={isOpen}
        title={priceTableTexts.adjust}
        close={priceTableTexts.close}
        onClose={() => setOpen(false)}
      >
        {prices.length === 0 ? (
          <Text>{priceTableTexts.nothingToAdjust}</Text>
        ) : (
          <form onSubmit={apply}>
            <Stack gap="sm">
              <Text>{priceTableTexts.adjustWhy(prices.length)}</Text>
              <Group grow align="end">
                <Select
                  label={priceTableTexts.direction}
                  size="md"
                  data={DIRECTIONS.map((each) => ({ value: each, label: priceTableTexts[each] }))}
                  value={direction}
                  allowDeselect={false}
                  onChange={(chosen) => setDirection(chosen === "down" ? "down" : "up")}
                />
                <NumberInput
                  label={priceTableTexts.by}
                  size="md"
                  data-autofocus
                  hideControls
                  min={0}
                  max={by === "percent" && direction === "down" ? 100 : 1_000_000}
                  decimalScale={2}
                  value={value}
                  onChange={setValue}
                />
                <Select
                  aria-label={priceTableTexts.by}
                  size="md"
                  data={[
                    { value: "percent", label: priceTableTexts.percent },
                    { value: "amount", label: priceTableTexts.amount(store.base_currency) },
                  ]}
                  value={by}
                  allowDeselect={false}
                  onChange={(chosen) => setBy(chosen === "amount" ? "amount" : "percent")}
                />
              </Group>
              <Select
                label={priceTableTexts.rounding}
                size="md"
                data={ROUNDINGS}
                value={rounding}
                allowDeselect={false}
                onChange={(chosen) => chosen && setRounding(chosen as PriceRoundingName)}
              />
              <div role="status">
                {prices.slice(0, EXAMPLES).map(({ row, column, price }) => (
                  <Text size="sm" key={`${row.key} ${column}`} className="tabular">
                    {priceTableTexts.example(rowName(row), money(price / 100), money(changed(price) / 100))}
                  </Text>
                ))}
              </div>
              <Button type="submit" size="md" disabled={Number(value) === 0}>
                {priceTableTexts.applyAdjustment}
              </Button>
            </Stack>
          </form>
        )}
      </Dialog>
    </>
  );
}
