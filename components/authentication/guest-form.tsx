"use client";
import { useCartWording } from "@/components/cart/use-wording";
import { AccountForm } from "@/components/form/account-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { guestTexts } from "./texts";

export function GuestForm({ next, initial }: { next: string; initial?: Refusals }) {
  const { sent } = useCartWording();
  return (
    <AccountForm
      id="guest"
      path="/api/account/guest"
      hidden={{ next }}
      initial={initial}
      parseForm={(fields) => ({ email: typed(fields, "email") })}
      onDone={() => goTo(next)}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <EmailField {...field("email")} hint={guestTexts.emailHint(sent)} />
          <SubmitButton isPending={isPending}>{guestTexts.submit}</SubmitButton>
        </>
      )}
    </AccountForm>
  );
}
