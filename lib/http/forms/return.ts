import "server-only";
import { RETURN_QUANTITY_FIELD } from "@/lib/domain/order/pages";
import { fieldsToBody } from "@/lib/http/form-body";
import type { Answer } from "@/lib/http/handle";
import { pageCameFrom } from "./order";
import { withDone, withRefusal } from "./outcome";

/** The body of the form, which has one field for the quantity of each item; an item that stays is left out. */
export function parseReturnForm(fields: URLSearchParams): unknown {
  const quantities = [...fields].filter(([name, text]) => name.startsWith(RETURN_QUANTITY_FIELD) && text !== "0");
  const items = quantities.map(([name, quantity]) => ({
    position: name.slice(RETURN_QUANTITY_FIELD.length),
    quantity,
  }));
  return { ...fieldsToBody(fields), items };
}

/** The page to show after the shopper asked for a return: the order, where they came from, which shows a refusal. */
export function returnOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageCameFrom(fields);
  if (answer.ok) return withDone(page, "return_asked");
  const errors = answer.errors?.map(({ code }) => ({ path: "", code })) ?? [];
  return withRefusal(page, { ok: false, code: answer.code, errors });
}
