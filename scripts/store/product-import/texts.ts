import type { Columns, ImportRow } from "@/lib/domain/product-import/columns";
import type { RowIssue, RowIssueCode, RowWarning, RowWarningCode } from "@/lib/domain/product-import/issues";
import type { TableIssue } from "@/lib/domain/product-import/read-products";
import type { PictureOutcome } from "../shop";

const ISSUES: Record<RowIssueCode, string> = {
  cell_count_wrong: "the row does not have one cell for each column; a text with a comma needs quotes",
  handle_missing: "the handle is empty",
  handle_taken: "another handle of the file makes the same address; handles are letters, digits and dashes",
  title_missing: "the product has no title in any of its rows",
  price_missing: "there is no price",
  amount_unreadable: "this is no plain amount such as 1299.50 (no thousands separators, no currency sign)",
  quantity_unreadable: "this is no plain number; pieces are whole",
  weight_unreadable: "this is no plain number of grams",
  yes_or_no_unreadable: "this is neither true nor false",
  status_unknown: "the status is none of active, draft and archived",
  policy_unknown: "the policy is neither deny nor continue",
  unit_unknown: "the unit is none of Pcs, Mts and Kgs",
  option_missing: "the option is empty, though other rows of the product fill it",
  option_name_missing: "the option has values and no name",
  option_name_repeated: "two options of the product have the same name",
  variant_repeated: "a row above has the same options",
  sku_repeated: "a row above has the same SKU",
  text_too_long: "the text is too long",
  too_many: "there are more of these than a product can have",
};

const WARNINGS: Record<RowWarningCode, string> = {
  picture_address_unusable: "this is no address of a picture on the web; the product goes in without it",
  quantity_column_missing:
    "the file has no column for quantities, so the stock of new products is not counted (exports of shops with several locations leave it out)",
};

type PictureFailure = PictureOutcome["failures"][number];

const PICTURE_TEXTS: Record<PictureFailure["code"], string> = {
  unreachable: "no answer",
  host_skipped: "no answer",
  refused: "not there",
  too_large: "larger than 20 MB",
  not_a_picture: "not a picture",
};

const CELL_LENGTH = 60;

/** `Variant Price "1,299.50": this is no plain amount …` */
export function rowText({ code, field }: RowIssue | RowWarning, row: ImportRow | undefined, columns: Columns): string {
  const text = { ...ISSUES, ...WARNINGS }[code];
  if (!field || !row) return text;
  const cell = columns.text(row, field);
  const shown = cell.length > CELL_LENGTH ? `${cell.slice(0, CELL_LENGTH)}…` : cell;
  return `${columns.heading(field)}${cell === "" ? "" : ` "${shown}"`}: ${text}`;
}

export function tableText(issue: TableIssue): string {
  return issue.code === "separator_wrong"
    ? "The columns are not parted by commas. Save the file as CSV with commas and import it again."
    : `The first line names no column "${issue.heading}", so this is no product export.`;
}

/** A line for each picture, or one for all of a host that does not answer. */
export function pictureTexts(failures: readonly PictureFailure[]): string[] {
  const texts = new Map<string, number>();
  for (const { slug, source, code } of failures) {
    const isHostSilent = code === "unreachable" || code === "host_skipped";
    const text = `${isHostSilent ? new URL(source).host : `${slug}: ${source}`} (${PICTURE_TEXTS[code]})`;
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  return [...texts].map(([text, count]) => (count > 1 ? `${count} of ${text}` : text));
}
