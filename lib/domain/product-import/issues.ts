import type { Field } from "./columns";

/** Why a row is refused. These are codes only; the texts for the owner are chosen where the issue is shown. */
export type RowIssueCode =
  | "cell_count_wrong"
  | "handle_missing"
  | "handle_taken"
  | "title_missing"
  | "price_missing"
  | "amount_unreadable"
  | "quantity_unreadable"
  | "own_quantity_unreadable"
  | "weight_unreadable"
  | "yes_or_no_unreadable"
  | "status_unknown"
  | "policy_unknown"
  | "unit_unknown"
  | "highlight_unreadable"
  | "file_unreadable"
  | "option_missing"
  | "option_name_missing"
  | "option_name_repeated"
  | "variant_repeated"
  | "sku_repeated"
  | "text_too_long"
  | "text_unstorable"
  | "too_many"
  | "gift_card_not_sold";

/** A warning: the product is imported nevertheless. */
export type RowWarningCode = "picture_address_unusable" | "quantity_column_missing" | "mrp_differs";

export type RowIssue = { line: number; code: RowIssueCode; field?: Field };
export type RowWarning = { line: number; code: RowWarningCode; field?: Field };
