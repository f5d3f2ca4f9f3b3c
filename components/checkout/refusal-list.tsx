import type { CartWording } from "@/components/cart/wording";
import { Notice } from "@/components/ui/notice";
import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import { CartLink } from "./cart-link";
import { checkoutRefusalText } from "./refusal-texts";

type RefusalListProps = { refusals: readonly CheckoutRefusal[]; wording: CartWording };

/** Replaces the submit button with the reasons why the order or quotation request cannot be sent. */
export function RefusalList({ refusals, wording }: RefusalListProps) {
  return (
    <div className="grid gap-4">
      {refusals.map((code) => (
        <Notice key={code} kind="refused">
          {checkoutRefusalText(code, { wording })}
        </Notice>
      ))}
      <CartLink />
    </div>
  );
}
