"use client";
import { useCartWording } from "@/components/cart/use-wording";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { LeftCartConsentField } from "@/components/left-cart/consent-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import { guestTexts } from "./texts";

type GuestFormProps = {
  next: string;
  initial?: Refusals;
  /** Whether the store reminds of bags that were left, which guests have to agree to. */
  asksForLeftCartMail?: boolean;
};

export function GuestForm({ next, initial, asksForLeftCartMail = false }: GuestFormProps) {
  const { sent } = useCartWording();
  return (
    <ApiForm
      {...ACCOUNT_FORM}
      id="guest"
      path="/api/account/guest"
      work={formWork}
      hidden={{ next }}
      initial={initial}
      onDone={() => goTo(next)}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <EmailField
            {...field("email")}
            hint={asksForLeftCartMail ? guestTexts.emailHintUnlessTicked(sent) : guestTexts.emailHint(sent)}
          />
          {asksForLeftCartMail && (
            <div className="mb-6">
              <LeftCartConsentField />
            </div>
          )}
          <SubmitButton isPending={isPending}>{guestTexts.submit}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
