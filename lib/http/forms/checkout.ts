import "server-only";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { CHECKOUT_STEPS, type CheckoutStep } from "@/lib/domain/checkout/checkout";
import { CHECKOUT_PAGE, CHECKOUT_QUERY, checkoutPath, checkoutStepPath } from "@/lib/domain/checkout/pages";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import { fieldsToBody } from "@/lib/http/form-body";
import type { Answer } from "@/lib/http/handle";
import { itemFields } from "./cart";
import { withRefusal } from "./outcome";

/**
 * The request body for starting a checkout, made from the form's fields. If the form contains a product, the checkout
 * is for that product only, otherwise for the cart.
 */
export function startFields(fields: URLSearchParams) {
  const currency = fields.get("currency");
  return {
    ...(fields.has("product_id") && { buy_now: itemFields(fields) }),
    ...(currency && { currency }),
  };
}

/**
 * The page to show after a checkout was started: the checkout or, if it was refused, the cart page, where the shopper
 * can correct the problem.
 */
export function toStartedCheckout(answer: Answer): string {
  if (!answer.ok) return withRefusal(CART_PAGE, answer);
  const { leads_to } = answer.value as { leads_to: string };
  return leads_to;
}

/**
 * The path of the page for signing in or, if `takesGuests`, for continuing as a guest. From there the visitor returns
 * to the checkout.
 */
export function identityPath(checkoutId: string, { takesGuests }: { takesGuests: boolean }): string {
  const page = takesGuests ? ACCOUNT_PAGES.guest : ACCOUNT_PAGES.signIn;
  return `${page}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: checkoutPath(checkoutId) })}`;
}

const PARTS = ["shipping_address", "billing_address"] as const;

/** The request body for changing a checkout. A slot is one radio button, with the value `START/END`. */
export function changeFields(fields: URLSearchParams) {
  const [start, end] = fields.get("slot")?.split("/") ?? [];
  return { ...fieldsToBody(fields), ...(fields.has("slot") && { slot: { start, end } }) };
}

/**
 * Whether the form, when it is shown again after a refusal, contains what the shopper entered in this field. Gift card
 * codes are left out, because whoever knows a code can spend the card.
 */
export function isTypedByShopper(name: string): boolean {
  return /^(?:shipping_address|billing_address|collector)\./.test(name);
}

/** Query parameters that tell a checkout page which of its forms to show. */
const FORM_QUERY = [CHECKOUT_QUERY.part, CHECKOUT_QUERY.edit] as const;

/**
 * The page to show after a checkout form: the first step that is not complete or, if the change was refused, the page
 * of the form, given in the field `step`.
 */
export function toCheckoutStep(answer: Answer, fields: URLSearchParams, request: Request): string {
  const id = decodedPath(new URL(request.url).pathname.split("/").at(-1) ?? "");
  if (answer.ok) {
    const { step } = answer.value as { step: CheckoutStep };
    return checkoutStepPath(id, step);
  }
  const { code } = answer;
  if (code === "sign_in_needed") return identityPath(id, { takesGuests: true });
  if (code === "checkout_unknown") return CHECKOUT_PAGE;
  if (code === "checkout_ordered") return checkoutPath(id);
  const step = CHECKOUT_STEPS.find((each) => each === fields.get("step")) ?? "review";
  const country = PARTS.map((part) => fields.get(`${part}.country`)).find(Boolean);
  return withRefusal(checkoutStepPath(id, step), answer, {
    ...Object.fromEntries(FORM_QUERY.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? ""]] : []))),
    ...(country && { [CHECKOUT_QUERY.country]: country }),
  });
}
