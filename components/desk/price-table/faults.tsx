import { Alert, Button, Group, Text } from "@mantine/core";
import { COLUMNS, faultOf, type Row } from "@/lib/browser/desk/price-table/edits";
import { at, type Place } from "@/lib/browser/desk/price-table/selection";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import { GRID_ID, rowName } from "./row";
import { CELL_FAULTS, COLUMN_NAMES, priceTableTexts } from "./texts";

/** So many are named; the others stand in their cells. */
const NAMED = 3;

/** How many cells cannot be saved, and the way to the next. */
export function Faults({ table, rows }: { table: PriceTable; rows: readonly Row[] }) {
  const faults = faultsIn(table);
  if (faults.length === 0) return null;
  const places = faults
    .map(({ row, column }): Place => {
      return { row: rows.findIndex(({ key }) => key === row.key), column: COLUMNS.indexOf(column) };
    })
    .filter((place) => place.row >= 0)
    .toSorted((one, other) => one.row - other.row || one.column - other.column);
  const { focus } = table.selection;
  const next =
    places.find(({ row, column }) => row > focus.row || (row === focus.row && column > focus.column)) ?? places[0];
  return (
    <Alert color="red" variant="light" role="alert">
      <Text>{priceTableTexts.faults(faults.length)}</Text>
      {faults.slice(0, NAMED).map(({ row, column, code }) => (
        <Text key={`${row.key} ${column}`} size="sm">
          {priceTableTexts.faultOf(rowName(row), COLUMN_NAMES[column], CELL_FAULTS[code] ?? code)}
        </Text>
      ))}
      {next && (
        <Group mt="xs">
          <Button
            variant="default"
            onClick={() => {
              table.select(at(next));
              document.getElementById(GRID_ID)?.focus();
            }}
          >
            {priceTableTexts.nextFault}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** The faults of all edits, those of rows that are not shown too: each cell once. */
export function faultsIn({ edits, refused }: PriceTable) {
  const found = [...edits.values()].flatMap(({ row, cells }) =>
    COLUMNS.flatMap((column) => {
      const code = cells[column] && faultOf(row, column, edits);
      return code ? [{ row, column, code: code as string }] : [];
    }),
  );
  const others = refused.filter(
    ({ row, column }) => !found.some((each) => each.row.key === row.key && each.column === column),
  );
  return [...found, ...others];
}
