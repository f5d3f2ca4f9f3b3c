"use client";
import { useCartWording } from "@/components/cart/use-wording";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { guestTexts } from "./texts";

export function GuestForm({ next, initial }: { next: string; initial?: Refusals }) {
  const { sent } = useCartWording();
  return (
    <ApiForm
      {...ACCOUNT_FORM}
      id="guest"
      path="/api/account/guest"
      hidden={{ next }}
      initial={initial}
      onDone={() => goTo(next)}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <EmailField {...field("email")} hint={guestTexts.emailHint(sent)} />
          <SubmitButton isPending={isPending}>{guestTexts.submit}</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
