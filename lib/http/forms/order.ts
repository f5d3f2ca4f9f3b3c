import "server-only";
import { ACCOUNT_PAGES, ACCOUNT_QUERY, accountOrderPath } from "@/lib/domain/customer/pages";
import type { Answer } from "@/lib/http/handle";
import { redirectAfterForm, withDone } from "./outcome";

/** The body of a cancellation form sent without JavaScript, which has a checkbox per item. */
export function parseCancellationForm(fields: URLSearchParams) {
  return {
    items: fields.getAll("item").map(Number),
    cancel_info: { title: fields.get("title"), description: fields.get("description") ?? "" },
  };
}

export function cancellationOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageOf(fields);
  return redirectAfterForm(answer, fields, { form: page, done: withDone(page, "cancellation_asked") });
}

/** The page after ordering again: the order, which marks the items that could not be added to the cart. */
export function reorderOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageOf(fields);
  if (!answer.ok) return redirectAfterForm(answer, fields, { form: page, done: page });
  const { added, left_out } = answer.value as { added: number[]; left_out: { position: number }[] };
  if (left_out.length === 0) return withDone(page, "reordered");
  const done = withDone(page, added.length > 0 ? "reordered_in_part" : "reordered_nothing");
  return `${done}&${new URLSearchParams({ [ACCOUNT_QUERY.left]: left_out.map(({ position }) => position).join(".") })}`;
}

/** The page of the order that the form names in a field. The parsers of forms do not get the request's address. */
function pageOf(fields: URLSearchParams): string {
  const id = fields.get("order_id");
  return id ? accountOrderPath(id) : ACCOUNT_PAGES.orders;
}
