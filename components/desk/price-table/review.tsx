import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk, DeskRefusal, type FieldFault } from "@/lib/browser/desk/call-desk";
import { COLUMNS, type Column, changesOf, type Row } from "@/lib/browser/desk/price-table/edits";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { AmountsWire, PriceEditAnswer } from "@/lib/contracts/product/price-calls";
import { Dialog } from "../dialog";
import { Refused } from "../states";
import { faultsIn } from "./faults";
import { rowName } from "./row";
import { COLUMN_NAMES, priceTableTexts } from "./texts";

/** So many rows are named in the dialog. */
const NAMED = 100;

type ReviewProps = {
  table: PriceTable;
  rows: readonly Row[];
  count: number;
  onSaved: (edit: PriceEditAnswer) => void;
  onRefused: () => void;
};

/** Asks the server what the changes come to, shows it, and saves it when that is meant. */
export function Review({ table, rows, count, onSaved, onRefused }: ReviewProps) {
  const { run, isPending, refusal } = useWrite();
  const [preview, setPreview] = useState<PriceEditAnswer | null>(null);
  const [isSure, setSure] = useState(false);
  const asked = changesOf(table.edits);
  const send = async (isDryRun: boolean) => {
    let edit: PriceEditAnswer | null = null;
    await run(async () => {
      const body = { changes: asked.changes, dry_run: isDryRun };
      try {
        edit = await callDesk<PriceEditAnswer>("/api/owner/prices", { method: "PATCH", body });
      } catch (error) {
        if (error instanceof DeskRefusal) table.setRefused(toCells(error.faults, asked.rows));
        throw error;
      }
    });
    return edit as PriceEditAnswer | null;
  };
  const look = async () => {
    const edit = await send(true);
    if (edit) setPreview(edit);
    else onRefused();
  };
  const save = async () => {
    const edit = await send(false);
    setPreview(null);
    if (edit) onSaved(edit);
    else onRefused();
  };
  const shown = new Set(rows.map(({ key }) => key));
  const elsewhere = asked.rows.filter(({ key }) => !shown.has(key)).length;
  return (
    <Group gap="xs">
      {count > 0 && (
        <Button
          variant="subtle"
          onClick={() => {
            if (isSure) table.forget();
            setSure(!isSure);
          }}
          onBlur={() => setSure(false)}
        >
          {isSure ? priceTableTexts.giveUpSure : priceTableTexts.giveUp}
        </Button>
      )}
      <Button loading={isPending} disabled={count === 0 || faultsIn(table).length > 0} onClick={() => void look()}>
        {count === 0 ? priceTableTexts.noChange : priceTableTexts.look(count)}
      </Button>
      {refusal && refusal !== "prices_invalid" && <Refused code={refusal} />}
      <Dialog
        opened={preview !== null}
        size="lg"
        title={priceTableTexts.reviewTitle}
        close={priceTableTexts.close}
        onClose={() => setPreview(null)}
      >
        {preview && (
          <Stack gap="sm">
            <Text>
              {preview.rows.length > 0
                ? priceTableTexts.reviewRows(preview.rows.length)
                : priceTableTexts.reviewNothing}
              {elsewhere > 0 && ` ${priceTableTexts.elsewhere(elsewhere)}`}
            </Text>
            <Stack component="ul" gap={4} m={0} p={0} mah="45dvh" className="list-none overflow-auto" tabIndex={0}>
              {preview.rows.slice(0, NAMED).map(({ product_id, variant_id, before, after }) => {
                const row = asked.rows.find((each) => each.product_id === product_id && each.variant_id === variant_id);
                return (
                  <li key={`${product_id} ${variant_id}`}>
                    <Text fw={500}>{row && rowName(row)}</Text>
                    <Text size="sm" className="tabular">
                      {COLUMNS.filter((column) => before[column] !== after[column])
                        .map((column) => changeText(column, before, after))
                        .join(", ")}
                    </Text>
                  </li>
                );
              })}
              {preview.rows.length > NAMED && (
                <Text component="li">{priceTableTexts.more(preview.rows.length - NAMED)}</Text>
              )}
            </Stack>
            <Button size="md" loading={isPending} disabled={preview.rows.length === 0} onClick={() => void save()}>
              {priceTableTexts.save(preview.rows.length)}
            </Button>
          </Stack>
        )}
      </Dialog>
    </Group>
  );
}

const changeText = (column: Column, before: AmountsWire, after: AmountsWire) =>
  priceTableTexts.change(COLUMN_NAMES[column], amountShown(before[column]), amountShown(after[column]));

const amountShown = (amount: number | null) =>
  amount === null ? priceTableTexts.uncounted : amount.toLocaleString("en-IN");

/** The cells that the server refused; a row that is gone is marked at its first cell that was typed into. */
function toCells(faults: readonly FieldFault[], rows: readonly Row[]) {
  return faults.flatMap(({ path, code }) => {
    const [, index, field] = path.split(".");
    const row = rows[Number(index)];
    const column = COLUMNS.find((each) => each === field) ?? COLUMNS[0];
    return row ? [{ row, column, code }] : [];
  });
}
