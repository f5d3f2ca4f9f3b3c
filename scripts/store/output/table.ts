import type { Styles } from "./styles";

export type Column<Row> = {
  heading: string;
  text: (row: Row) => string;
  /** Whether the column is right-aligned, as columns of amounts are. */
  isRight?: boolean;
  style?: (text: string, row: Row) => string;
};

const GAP = "  ";
const graphemes = new Intl.Segmenter();

/** Formats a header and rows as aligned columns. A column that is empty in every row is left out. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], { bold }: Styles): string {
  const used = columns
    .map((column) => ({ ...column, cells: rows.map((row) => column.text(row).replace(/\s+/g, " ").trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
    .map((column) => ({ ...column, width: Math.max(...[column.heading, ...column.cells].map(widthOf)) }));
  const header = used.map(({ heading, width, isRight }) => bold(padded(heading, width, isRight)));
  const lines = rows.map((row, index) =>
    used.map(({ cells, width, isRight, style = (text: string) => text }) =>
      style(padded(cells[index] ?? "", width, isRight), row),
    ),
  );
  return [header, ...lines].map((cells) => cells.join(GAP).trimEnd()).join("\n");
}

/** Formats pairs of label and value, one per line: "Customer   Asha Menon". Pairs with an empty value are left out. */
export function facts(pairs: readonly (readonly [string, string])[], { dim }: Styles): string {
  const known = pairs.filter(([, fact]) => fact !== "");
  const width = Math.max(0, ...known.map(([name]) => widthOf(name)));
  return known.map(([name, fact]) => `${dim(padded(name, width))}${GAP}${fact}`).join("\n");
}

/** Formats the amounts of a bill, right-aligned; each may be followed by a note. */
export function sums(
  rows: readonly (readonly [name: string, amount: string, note?: string])[],
  { dim }: Styles,
): string {
  const width = Math.max(0, ...rows.map(([name]) => widthOf(name)));
  const amounts = Math.max(0, ...rows.map(([, amount]) => widthOf(amount)));
  return rows
    .map(([name, amount, note = ""]) =>
      [dim(padded(name, width)), padded(amount, amounts, true), note].join(GAP).trimEnd(),
    )
    .join("\n");
}

function padded(text: string, width: number, isRight = false): string {
  const space = " ".repeat(width - widthOf(text));
  return isRight ? space + text : text + space;
}

/**
 * The number of columns that the text takes on a terminal. It may be smaller than the number of characters: a vowel
 * sign of Malayalam, for example, has no width of its own.
 */
function widthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}
