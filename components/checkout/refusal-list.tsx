import { Notice } from "@/components/ui/notice";
import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import { CartLink } from "./cart-link";
import { CHECKOUT_REFUSAL_TEXTS } from "./refusal-texts";

/** Why the order or request cannot be sent. Replaces the submit button. */
export function RefusalList({ refusals }: { refusals: readonly CheckoutRefusal[] }) {
  return (
    <div className="grid gap-4">
      {refusals.map((code) => (
        <Notice key={code} kind="refused">
          {CHECKOUT_REFUSAL_TEXTS[code]}
        </Notice>
      ))}
      <CartLink />
    </div>
  );
}
