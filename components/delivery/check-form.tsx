import type { ReactNode } from "react";
import { addressParts } from "@/components/address/labels";
import { MAX_PINCODE_LENGTH } from "@/lib/contracts/delivery";
import { DELIVERY_FORM, DELIVERY_PAGE } from "@/lib/domain/delivery/page";
import { withBasePath } from "@/lib/domain/site/base-path";
import { deliveryTexts } from "./texts";

type DeliveryCheckProps = {
  /** The store's country, with two letters: postal codes have other names elsewhere. */
  country: string;
  /** The product to come back to. */
  slug: string;
  pincode?: string;
  /** The answer, if the code has been sent already. */
  children?: ReactNode;
};

/**
 * Asks for a postal code and says when an order arrives there. Without script, the answer is a page of its own; with
 * script, `DeliveryBehaviour` writes it into the form and remembers the code.
 */
export function DeliveryCheck({ country, slug, pincode, children }: DeliveryCheckProps) {
  const { pincode: code, hasDigitsOnly } = addressParts(country);
  return (
    <form action={withBasePath(DELIVERY_PAGE)} className={DELIVERY_FORM} data-country={country}>
      <label htmlFor={DELIVERY_FORM}>{deliveryTexts.label(code)}</label>
      <input
        id={DELIVERY_FORM}
        name="pincode"
        required
        maxLength={MAX_PINCODE_LENGTH}
        autoComplete="postal-code"
        inputMode={hasDigitsOnly ? "numeric" : undefined}
        defaultValue={pincode}
      />
      <button type="submit">{deliveryTexts.check}</button>
      <input type="hidden" name="product" value={slug} />
      {/* With a remembered code, `DeliveryBehaviour` may write the answer before React has reached this form. */}
      <output suppressHydrationWarning>{children ?? deliveryTexts.hint(code)}</output>
    </form>
  );
}
