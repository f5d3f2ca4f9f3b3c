import { Anchor, Button, Group, NumberInput, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StockItemWire } from "@/lib/contracts/product/stock-calls";
import { quantityText } from "@/lib/domain/product/unit";
import { DeskLink } from "../link";
import { Refused } from "../states";
import { ledgerTexts, stockTexts } from "./texts";

/** A count that was saved, with what undoes it. */
export type SavedCount = { text: string; sku: string; before: number | null; after: number };

type StockRowProps = {
  item: StockItemWire;
  mayWrite: boolean;
  onSaved: (saved: SavedCount) => void;
  onRefused: () => void;
};

/** One item with its stock. A count is refused if the stock is no longer what is shown, and shown anew. */
export function StockRow({ item, mayWrite, onSaved, onRefused }: StockRowProps) {
  const { sku, name, options, unit, stock, status } = item;
  const { run, isPending, refusal } = useWrite();
  // What was typed stays after a refusal, beside the stock that is there now.
  const [typed, setTyped] = useState<number | string | null>(null);
  const counted = typed ?? stock ?? "";
  const whole = [name, ...options].join(", ");
  const textOf = (quantity: number | null) =>
    quantity === null ? stockTexts.uncounted : quantityText(Math.round(quantity * 100), unit);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = Number(counted);
    const body = { sku, stock: next, seen_stock: stock };
    const isSaved = await run(() => callDesk("/api/owner/products", { method: "PATCH", body }));
    if (!isSaved) return onRefused();
    setTyped(null);
    onSaved({ text: stockTexts.saved(whole, textOf(next)), sku, before: stock, after: next });
  };
  // An emptied field is no count: without one the shop would sell without end.
  const isChanged = counted !== "" && counted !== (stock ?? "");
  return (
    <li className="border-line border-b py-3">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          {sku ? (
            <Anchor
              component={DeskLink}
              fw={500}
              href={`/desk/stock/${encodeURIComponent(sku)}`}
              aria-label={ledgerTexts.historyOf(whole)}
            >
              {whole}
            </Anchor>
          ) : (
            <Text fw={500}>{whole}</Text>
          )}
          <Text size="sm">
            {[
              sku,
              ...(typed === null ? [] : [stockTexts.now(textOf(stock))]),
              ...(status === "active" ? [] : [stockTexts.draft]),
            ]
              .filter(Boolean)
              .join(", ")}
          </Text>
        </div>
        {mayWrite && sku ? (
          <form onSubmit={save}>
            <Group gap="xs" wrap="nowrap">
              <NumberInput
                size="md"
                w={96}
                aria-label={stockTexts.stockOf(whole)}
                placeholder="–"
                hideControls
                min={0}
                decimalScale={unit === "Pcs" ? 0 : 2}
                value={counted}
                onChange={setTyped}
              />
              <Button size="md" type="submit" variant="default" loading={isPending} disabled={!isChanged}>
                {stockTexts.save}
              </Button>
            </Group>
          </form>
        ) : (
          <Text textWrap="nowrap" className="tabular">
            {textOf(stock)}
          </Text>
        )}
      </Group>
      {refusal && <Refused code={refusal} />}
    </li>
  );
}
