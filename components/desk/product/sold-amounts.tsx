import { Button, Group, NumberInput, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { Unit } from "@/lib/domain/product/unit";
import type { Right } from "@/lib/domain/staff/right";
import { Refused } from "../states";
import { productTexts } from "./texts";

type SoldItem = { sku: string; price: number; stock: number | null };

type SoldAmountsProps = {
  item: SoldItem;
  /** What it is called: its options, or the name of the product. */
  name: string;
  unit: Unit;
  rights: readonly Right[];
  onSaved: (text: string) => void;
  onRefused: () => void;
};

/**
 * Price and stock of one variant, or of a product without any. What somebody else has changed meanwhile is refused and
 * shown anew beside what was typed.
 */
export function SoldAmounts({ item, name, unit, rights, onSaved, onRefused }: SoldAmountsProps) {
  const { sku, price, stock } = item;
  const { run, isPending, refusal } = useWrite();
  const [typed, setTyped] = useState<{ price?: number | string; stock?: number | string }>({});
  const shown = { price: typed.price ?? price, stock: typed.stock ?? stock ?? "" };
  const isPriceNew = shown.price !== "" && shown.price !== price;
  const isStockNew = shown.stock !== "" && shown.stock !== (stock ?? "");
  useUnsaved(isPriceNew || isStockNew);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = {
      sku,
      ...(isPriceNew && { price: Number(shown.price), seen_price: price }),
      ...(isStockNew && { stock: Number(shown.stock), seen_stock: stock }),
    };
    if (!(await run(() => callDesk("/api/owner/products", { method: "PATCH", body })))) return onRefused();
    setTyped({});
    onSaved(productTexts.saved(name));
  };
  return (
    <Stack gap={6}>
      <form onSubmit={save}>
        <Group gap="xs" wrap="nowrap" align="end">
          <NumberInput
            size="md"
            w={112}
            aria-label={productTexts.priceOf(name)}
            label={productTexts.price}
            labelProps={{ "aria-hidden": true }}
            hideControls
            min={0}
            decimalScale={2}
            disabled={!rights.includes("products.write")}
            value={shown.price}
            onChange={(value) => setTyped({ ...typed, price: value })}
          />
          <NumberInput
            size="md"
            w={88}
            aria-label={productTexts.stockOf(name)}
            label={productTexts.stock}
            labelProps={{ "aria-hidden": true }}
            placeholder="–"
            hideControls
            min={0}
            decimalScale={unit === "Pcs" ? 0 : 2}
            disabled={!rights.includes("stock.write")}
            value={shown.stock}
            onChange={(value) => setTyped({ ...typed, stock: value })}
          />
          <Button
            size="md"
            type="submit"
            variant="default"
            className="shrink-0"
            loading={isPending}
            disabled={!isPriceNew && !isStockNew}
            aria-label={productTexts.saveOf(name)}
          >
            {productTexts.save}
          </Button>
        </Group>
      </form>
      {refusal && <Refused code={refusal} />}
    </Stack>
  );
}
