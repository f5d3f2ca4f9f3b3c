import type { WrittenText } from "@/lib/browser/cart/journal";
import { formFields } from "@/lib/browser/form/fields";
import { readPersonalFields } from "@/lib/domain/personalization/fields";

/** What the form that adds to the cart needs only once it is submitted. */
export { cartRefusalText, OFFLINE_TEXT } from "./refusal-text";

/** What the shopper has written on the product, as the body of the call has it. */
export function writtenTexts(form: HTMLFormElement): readonly WrittenText[] {
  return readPersonalFields([...formFields(form)]);
}
