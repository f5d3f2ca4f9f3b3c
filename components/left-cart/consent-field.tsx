import { CheckField } from "@/components/form/check-field";
import { leftCartMailTexts } from "./texts";

/** Asks whether to send the e-mail. It is never ticked beforehand, unless the customer has ticked it before. */
export function LeftCartConsentField({ isTicked = false }: { isTicked?: boolean }) {
  return (
    <div>
      {/* An unticked box is not sent, so this stands for it. */}
      <input type="hidden" name="left_cart_mail" value="false" />
      <CheckField
        name="left_cart_mail"
        value="true"
        defaultChecked={isTicked}
        label={leftCartMailTexts.label}
        aria-describedby="left-cart-hint"
      />
      <p id="left-cart-hint" className="pl-8 text-sm text-muted">
        {leftCartMailTexts.hint}
      </p>
    </div>
  );
}
