import "server-only";
import { orderWireSchema } from "@/lib/contracts/order/wire";
import { orderPaymentPath, orderSummaryPath } from "@/lib/domain/checkout/pages";
import { ACCOUNT_PAGES, accountOrderPath } from "@/lib/domain/customer/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { Answer } from "@/lib/http/handle";
import { redirectAfterForm, withDone, withRefusal } from "./outcome";

/**
 * The page to show after the shopper asked to cancel items: the order, where they came from. It shows a refusal above
 * everything else, because the form has no place for it.
 */
export function cancellationOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageCameFrom(fields);
  if (!answer.ok) {
    const errors = answer.errors?.map(({ code }) => ({ path: "", code })) ?? [];
    return withRefusal(page, { ok: false, code: answer.code, errors });
  }
  const { order_status } = orderWireSchema.pick({ order_status: true }).parse(answer.value);
  return withDone(page, order_status === "cancelled" ? "order_cancelled" : "cancellation_asked");
}

/** The page to show after the shopper cancelled an unpaid order: the order, where they came from. */
export function withdrawalOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageCameFrom(fields);
  return redirectAfterForm(answer, fields, { form: page, done: withDone(page, "order_cancelled") });
}

/** The page on which the order is paid, or the order with the reason why it is not. */
export function takenUpPath(answer: Answer, fields: URLSearchParams): string {
  const form = pageCameFrom(fields);
  return redirectAfterForm(answer, fields, { form, done: orderPaymentPath(fields.get("order_id") ?? "") });
}

/** The page of the order from which the shopper came. Guests have a key; customers get the page in their account. */
export function pageCameFrom(fields: URLSearchParams): string {
  const key = fields.get("key");
  return key ? orderSummaryPath(fields.get("order_id") ?? "", key) : pageOf(fields);
}

/**
 * The page to show after items were ordered again from a form without script: the page of the order, which marks the
 * items that could not be added to the cart.
 */
export function reorderOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageOf(fields);
  if (!answer.ok) return redirectAfterForm(answer, fields, { form: page, done: page });
  const { added, left_out } = answer.value as { added: number[]; left_out: { position: number }[] };
  if (left_out.length === 0) return withDone(page, "reordered");
  const left = left_out.map(({ position }) => position).join(".");
  return withDone(page, added.length > 0 ? "reordered_in_part" : "reordered_nothing", { [OUTCOME_QUERY.left]: left });
}

/** The page of the order. Its id is in a field of the form, because this function does not get the request. */
function pageOf(fields: URLSearchParams): string {
  const id = fields.get("order_id");
  return id ? accountOrderPath(id) : ACCOUNT_PAGES.orders;
}
