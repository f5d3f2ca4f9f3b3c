import "server-only";
import { ACCOUNT_PAGES, ACCOUNT_QUERY, accountOrderPath } from "@/lib/domain/customer/pages";
import type { Answer } from "@/lib/http/handle";
import { doneAt, formAnswer } from "./outcome";

/** What a plain form asks to cancel: a ticked box for each item. */
export function cancellationFields(fields: URLSearchParams) {
  return {
    items: fields.getAll("item").map(Number),
    cancel_info: { title: fields.get("title"), description: fields.get("description") ?? "" },
  };
}

export function cancellationLeadsTo(answer: Answer, fields: URLSearchParams): string {
  const page = pageOf(fields);
  return formAnswer(answer, fields, { form: page, done: doneAt(page, "cancellation_asked") });
}

/** To the order again, which marks what is not in the bag. */
export function reorderLeadsTo(answer: Answer, fields: URLSearchParams): string {
  const page = pageOf(fields);
  if (!answer.ok) return formAnswer(answer, fields, { form: page, done: page });
  const { added, left_out } = answer.value as { added: number[]; left_out: { position: number }[] };
  if (left_out.length === 0) return doneAt(page, "reordered");
  const done = doneAt(page, added.length > 0 ? "reordered_in_part" : "reordered_nothing");
  return `${done}&${new URLSearchParams({ [ACCOUNT_QUERY.left]: left_out.map(({ position }) => position).join(".") })}`;
}

/** A form does not know the address that it is posted to. */
function pageOf(fields: URLSearchParams): string {
  const id = fields.get("order_id");
  return id ? accountOrderPath(id) : ACCOUNT_PAGES.orders;
}
