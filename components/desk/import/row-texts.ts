import type { Columns, ImportRow } from "@/lib/domain/product-import/columns";
import type { RowIssue, RowIssueCode, RowWarning, RowWarningCode } from "@/lib/domain/product-import/issues";
import type { TableIssue } from "@/lib/domain/product-import/read-products";

const ISSUES: Record<RowIssueCode, string> = {
  cell_count_wrong: "the row has more or fewer cells than there are columns; a text with a comma needs quotation marks",
  handle_missing: "the handle is empty",
  handle_taken: "another handle in the file leads to the same address; use only a to z, digits and hyphens",
  title_missing: "the product has no title in any of its rows",
  price_missing: "the price is empty",
  amount_unreadable: "expected a plain amount such as 1299.50, without thousands separators or a currency sign",
  quantity_unreadable: "expected a plain number, and a whole one for products sold by the piece",
  own_quantity_unreadable: "expected a number above 0 such as 2 or 0.5, and a whole one for products sold by the piece",
  weight_unreadable: "expected a plain number of grams",
  yes_or_no_unreadable: "expected true or false",
  status_unknown: "expected active, draft or archived",
  policy_unknown: "expected deny or continue",
  unit_unknown: "expected Pcs, Mts or Kgs",
  highlight_unreadable:
    "expected parts of up to six words such as loom: Woven on a pit loom; Washed once (icons: leaf, hand, drop, sun, loom, ruler, check)",
  file_unreadable: "expected names with paths below the shop's uploads, such as Care sheet: files/care-sheet.pdf",
  option_missing: "the option is empty, but other rows of the product have one",
  option_name_missing: "the option has values but no name",
  option_name_repeated: "two options of the product have the same name",
  variant_repeated: "a row above has the same options",
  sku_repeated: "a row above has the same SKU",
  text_too_long: "the text is too long",
  text_unstorable: "the text has a character that cannot be saved (the null character); remove it",
  gift_card_not_sold: "a gift card is not sold as a product: issue it as a gift card, and leave it out here",
  too_many: "there are more of these than a product can have",
};

const WARNINGS: Record<RowWarningCode, string> = {
  picture_address_unusable: "this is no web address of a picture; the product is imported without it",
  mrp_differs: "the variants have different ones, but a product has one MRP; it is imported without",
  quantity_column_missing:
    "the file has no column for quantities, so the stock of new products is not counted (shops with several locations export none)",
};

/** What is wrong with a cell or row, of the desk and of the command line. */
export const ROW_TEXTS: Record<RowIssueCode | RowWarningCode, string> = { ...ISSUES, ...WARNINGS };

const CELL_LENGTH = 60;

/**
 * What is wrong with a row. It begins with the column and the cell if `field` is given:
 * - `Variant Price "1,299.50": expected a plain amount …`
 */
export function rowText({ code, field }: RowIssue | RowWarning, row: ImportRow | undefined, columns: Columns): string {
  const text = ROW_TEXTS[code];
  if (!field || !row) return text;
  const cell = columns.text(row, field);
  const shown = cell.length > CELL_LENGTH ? `${cell.slice(0, CELL_LENGTH)}…` : cell;
  const subject = `${columns.heading(field)}${cell === "" ? "" : ` "${shown}"`}`;
  return `${subject}: ${text}`;
}

export function tableText(issue: TableIssue): string {
  return issue.code === "separator_wrong"
    ? "The columns are not separated by commas. Save the file as CSV with commas and import it again."
    : `The first row has no column "${issue.heading}", so this is no product export.`;
}
