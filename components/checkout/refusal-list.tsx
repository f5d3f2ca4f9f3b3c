import { Notice } from "@/components/ui/notice";
import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import { CartLink } from "./cart-link";
import { CHECKOUT_REFUSAL_TEXTS } from "./refusal-texts";

/** Replaces the submit button by the reasons why the order or quotation request cannot be sent. */
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
