import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { COLUMNS, type Column, type Row } from "@/lib/browser/desk/price-table/edits";
import { useGridInput } from "@/lib/browser/desk/price-table/use-grid-input";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import { cellId, GRID_ID, ROW_CLASS, TableRow } from "./row";
import { COLUMN_NAMES, priceTableTexts } from "./texts";

const ROW_HEIGHT = 44;
/** So many rows above and below those that are seen are in the document. */
const OVERSCAN = 6;

type GridProps = { rows: readonly Row[]; table: PriceTable; editable: readonly Column[]; currency: string };

/**
 * The cells as an ARIA grid, which holds the focus while its active cell moves. Only the rows that are seen are in the
 * document.
 */
export function PriceGrid({ rows, table, editable, currency }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The heading covers the first row that is seen.
    scrollPaddingStart: ROW_HEIGHT,
    scrollMargin: ROW_HEIGHT,
  });
  const pageSize = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / ROW_HEIGHT) - 2);
  const input = useGridInput({ grid, rows, table, editable, pageSize });
  const { focus } = table.selection;
  const { scrollToIndex } = virtualizer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step to the side brings a cell back that was scrolled away
  useEffect(() => scrollToIndex(focus.row), [focus.row, focus.column, scrollToIndex]);

  return (
    <table
      ref={grid}
      id={GRID_ID}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
      role="grid"
      aria-label={priceTableTexts.table}
      aria-rowcount={rows.length + 1}
      aria-colcount={COLUMNS.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={table.editing ? undefined : cellId(focus)}
      tabIndex={0}
      {...input.gridProps}
      className="relative block max-h-[65dvh] min-h-60 touch-pan-x touch-pan-y select-none overflow-auto border border-(--mantine-color-default-border) text-sm"
    >
      <thead className="sticky top-0 z-20 block">
        <tr aria-rowindex={1} className={ROW_CLASS}>
          <th scope="col" className="sticky left-0 bg-(--mantine-color-body) px-2 py-3 text-left font-medium">
            {priceTableTexts.item}
          </th>
          {COLUMNS.map((column, index) => (
            <th key={column} scope="col" className="text-right">
              <button
                type="button"
                tabIndex={-1}
                className="min-h-11 w-full px-2 text-right font-medium"
                title={priceTableTexts.selectColumn(COLUMN_NAMES[column])}
                onClick={() => input.selectColumn(index)}
              >
                {column === "stock"
                  ? COLUMN_NAMES[column]
                  : priceTableTexts.columnWithCurrency(COLUMN_NAMES[column], currency)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TableRow
              key={row.key}
              row={row}
              index={index}
              style={{ height: ROW_HEIGHT, transform: `translateY(${start - ROW_HEIGHT}px)` }}
              {...{ table, input, editable }}
            />
          );
        })}
      </tbody>
    </table>
  );
}
