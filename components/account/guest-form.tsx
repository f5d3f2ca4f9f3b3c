"use client";
import { useBagWords } from "@/components/cart/use-bag-words";
import { EmailField } from "@/components/ui/email-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { typed } from "@/lib/state/form-fields";
import { goTo } from "@/lib/state/go-to";
import type { Refusals } from "@/lib/state/refusals";
import { AccountForm } from "./account-form";

export function GuestForm({ next, initial }: { next: string; initial?: Refusals }) {
  const { sent } = useBagWords();
  return (
    <AccountForm
      id="guest"
      path="/api/account/guest"
      hidden={{ next }}
      initial={initial}
      toBody={(fields) => ({ email: typed(fields, "email") })}
      onDone={() => goTo(next)}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <EmailField {...field("email")} hint={`For news of your ${sent}, and nothing else.`} />
          <SubmitButton isPending={isPending}>Go on as a guest</SubmitButton>
        </>
      )}
    </AccountForm>
  );
}
