import "server-only";
import { CART_PAGE, CART_QUERY } from "@/lib/domain/cart/page";
import { CHECKOUT_STEPS, type CheckoutStep } from "@/lib/domain/checkout/checkout";
import { CHECKOUT_PAGE, CHECKOUT_QUERY, checkoutPath, checkoutStepPath } from "@/lib/domain/checkout/pages";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import type { Answer } from "@/lib/http/handle";
import { addressFields } from "./address";
import { itemFields } from "./cart";

/** A plain form that begins a checkout: of the bag, or of the item that it names. */
export function startFields(fields: URLSearchParams) {
  const currency = fields.get("currency");
  return {
    ...(fields.has("product_id") && { buy_now: itemFields(fields) }),
    ...(currency && { currency }),
  };
}

/** What cannot be ordered as it is, is told and mended in the bag. */
export function toStartedCheckout(answer: Answer): string {
  if (!answer.ok) return `${CART_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: answer.code })}`;
  const { leads_to } = answer.value as { leads_to: string };
  return leads_to;
}

/** Where somebody says who they are, to go on with the checkout then. */
export function identityPath(checkoutId: string, { takesGuests }: { takesGuests: boolean }): string {
  const page = takesGuests ? ACCOUNT_PAGES.guest : ACCOUNT_PAGES.signIn;
  return `${page}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: checkoutPath(checkoutId) })}`;
}

const FLAGS = ["save_address", "billing_same", "gift_wrap"];
const PARTS = ["shipping_address", "billing_address"] as const;

/**
 * A plain form of the checkout, whose fields are named as in the call: those of an address, GST data or who collects it with their part
 * before a dot (`shipping_address.city`), a slot as `START/END`, and a field for each code of a gift card. A box that is
 * not ticked is not sent, so a form with the box says so in a field of its own.
 */
export function changeFields(fields: URLSearchParams) {
  const change: Record<string, unknown> = {};
  for (const [name, text] of fields) {
    if (name === "gift_card_codes") change[name] = fields.getAll(name);
    else if (name === "slot") change[name] = slotField(text);
    else if (FLAGS.includes(name)) change[name] = text === "true";
    else if (!name.includes(".")) change[name] = text;
  }
  for (const part of PARTS) {
    const typed = fieldsOf(part, fields);
    if (typed.size > 0) change[part] = addressFields(typed);
  }
  const collector = fieldsOf("collector", fields);
  if (collector.size > 0) change.collector = Object.fromEntries(collector);
  const gst = fieldsOf("gst", fields);
  if (gst.size > 0) change.gst = { company: "", number: "", ...Object.fromEntries(gst) };
  return change;
}

/** Codes of gift cards are money, so they are not among them. */
export function isTypedByShopper(name: string): boolean {
  return /^(?:shipping_address|billing_address|collector)\./.test(name);
}

function fieldsOf(part: string, fields: URLSearchParams): URLSearchParams {
  const prefix = `${part}.`;
  return new URLSearchParams(
    [...fields].filter(([name]) => name.startsWith(prefix)).map(([name, text]) => [name.slice(prefix.length), text]),
  );
}

function slotField(text: string) {
  const [start = "", end = ""] = text.split("/");
  return { start, end };
}

/** What a page needs to show its form again as it was. */
const KEPT = [CHECKOUT_QUERY.part, CHECKOUT_QUERY.edit] as const;

/** On to the first step that lacks something; back to the page of the form, named in `step`, when it was refused. */
export function toCheckoutStep(answer: Answer, fields: URLSearchParams, request: Request): string {
  const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
  if (answer.ok) {
    const { step } = answer.value as { step: CheckoutStep };
    return checkoutStepPath(id, step);
  }
  const { code, field, errors = [] } = answer;
  if (code === "sign_in_needed") return identityPath(id, { takesGuests: true });
  if (code === "checkout_unknown") return CHECKOUT_PAGE;
  if (code === "checkout_ordered") return checkoutPath(id);
  const step = CHECKOUT_STEPS.find((each) => each === fields.get("step")) ?? "review";
  const path = errors[0]?.path ?? field;
  const country = PARTS.map((part) => fields.get(`${part}.country`)).find(Boolean);
  const query = new URLSearchParams({
    [CHECKOUT_QUERY.refusal]: errors[0]?.code ?? code,
    ...(path && { [CHECKOUT_QUERY.field]: path }),
    ...Object.fromEntries(KEPT.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? ""]] : []))),
    ...(country && { [CHECKOUT_QUERY.country]: country }),
  });
  return `${checkoutStepPath(id, step)}?${query}`;
}
