import type { CSSProperties } from "react";
import {
  amountsOf,
  COLUMNS,
  type Column,
  faultOf,
  type Row,
  valueIn,
  valueText,
} from "@/lib/browser/desk/price-table/edits";
import { type Place, rangeOf } from "@/lib/browser/desk/price-table/selection";
import type { GridInput } from "@/lib/browser/desk/price-table/use-grid-input";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import { CellInput } from "./cell-input";
import { COLUMN_NAMES, priceTableTexts } from "./texts";

export const GRID_ID = "price-table";
export const cellId = ({ row, column }: Place) => `price-cell-${row}-${column}`;

/** The columns of all rows, and of the heading. */
export const ROW_CLASS =
  "grid grid-cols-[minmax(7.5rem,1fr)_repeat(3,minmax(4.75rem,8rem))] bg-(--mantine-color-body) border-b border-(--mantine-color-default-border)";

type TableRowProps = {
  row: Row;
  index: number;
  style: CSSProperties;
  table: PriceTable;
  input: GridInput;
  editable: readonly Column[];
};

export function TableRow({ row, index, style, table, input, editable }: TableRowProps) {
  return (
    <tr aria-rowindex={index + 2} style={style} className={`${ROW_CLASS} absolute inset-x-0 top-0`}>
      <th
        scope="row"
        className="sticky left-0 z-10 min-w-0 bg-(--mantine-color-body) px-2 py-1 text-left font-normal leading-tight"
        title={rowName(row)}
        onClick={() => input.selectRow(index)}
      >
        <span className="block truncate">{row.name}</span>
        <span className="block truncate text-(--mantine-color-dimmed) text-xs">
          {[row.options.join(", "), row.sku].filter(Boolean).join(" · ")}
        </span>
      </th>
      {COLUMNS.map((column, place) => (
        <Cell key={column} {...{ row, index, column, place, table, input }} isEditable={editable.includes(column)} />
      ))}
    </tr>
  );
}

/** A product with the options of its variant. */
export const rowName = ({ name, options }: Pick<Row, "name" | "options">) => [name, ...options].join(", ");

type CellProps = Omit<TableRowProps, "style" | "editable"> & { column: Column; place: number; isEditable: boolean };

function Cell({ row, index, column, place, table, input, isEditable }: CellProps) {
  const { edits, selection, editing, refused } = table;
  const isFocus = selection.focus.row === index && selection.focus.column === place;
  const isSelected = table.isSelected(index, place);
  const fault = refused.find((each) => each.row.key === row.key && each.column === column)?.code;
  const isFaulty = fault !== undefined || faultOf(row, column, edits) !== null;
  const isChanged = amountsOf(row, edits)[column] !== row[column] || edits.get(row.key)?.cells[column] !== undefined;
  const { bottom, right } = rangeOf(selection);
  const hasHandle = isEditable && bottom === index && right === place && !editing;
  return (
    <td
      id={cellId({ row: index, column: place })}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which can be edited
      role="gridcell"
      aria-colindex={place + 2}
      aria-selected={isSelected}
      aria-invalid={isFaulty || undefined}
      aria-readonly={!isEditable || undefined}
      tabIndex={-1}
      {...input.cellProps({ row: index, column: place })}
      className={[
        "relative flex items-center justify-end border-(--mantine-color-default-border) border-l tabular",
        isFaulty ? "text-(--mantine-color-error) underline decoration-wavy" : "",
        isChanged ? "bg-(--mantine-color-yellow-light) font-medium" : "",
        isSelected ? "shadow-[inset_0_0_0_100vmax_color-mix(in_srgb,var(--mantine-color-text)_9%,transparent)]" : "",
        isFocus ? "outline-2 outline-(--mantine-color-text) -outline-offset-2" : "",
        isEditable ? "" : "text-(--mantine-color-dimmed)",
      ].join(" ")}
    >
      {isFocus && editing ? (
        <CellInput
          label={`${rowName(row)}: ${COLUMN_NAMES[column]}`}
          text={editing.text}
          isBegun={editing.isBegun}
          onDone={(text, arrow) => input.done(row, column, text, arrow)}
          onCancel={input.cancel}
        />
      ) : (
        <span className="truncate px-2">{shownText(row, column, table)}</span>
      )}
      {hasHandle && (
        <span
          title={priceTableTexts.fillHandle}
          aria-hidden="true"
          className="absolute right-0 bottom-0 z-10 size-2.5 cursor-crosshair touch-none bg-(--mantine-color-text)"
          onPointerDown={input.startFill}
        />
      )}
    </td>
  );
}

function shownText(row: Row, column: Column, { edits }: PriceTable): string {
  const value = valueIn(row, column, edits);
  if (value === null) return priceTableTexts.uncountedShort;
  if (typeof value === "object") return value.text;
  return column === "stock" ? valueText(value) : PLAIN.format(value / 100);
}

const PLAIN = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
