"use client";
import { useState } from "react";
import { useCartWording } from "@/components/cart/use-wording";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { ContactField } from "@/components/form/contact-field";
import { SubmitButton } from "@/components/form/submit-button";
import { LeftCartConsentField } from "@/components/left-cart/consent-field";
import { Accordion } from "@/components/ui/accordion";
import type { Refusals } from "@/lib/browser/form/refusals";
import { goTo } from "@/lib/browser/go-to";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import type { CodeSent } from "./code-sent";
import { CodeStep } from "./code-step";
import { guestTexts } from "./texts";

type GuestFormProps = {
  next: string;
  /** Whether a guest may give a mobile number, which a code then confirms. */
  takesMobile: boolean;
  /** The number that a still valid code was sent to; null if there is no such code. */
  sentTo: string | null;
  initial?: Refusals;
  /** Whether the store reminds of bags that were left, which guests have to agree to. */
  asksForLeftCartMail?: boolean;
};

/** Continues as a guest: asks for an e-mail address or mobile number, and for the code that was sent to the number. */
export function GuestForm({ sentTo: sentBefore, ...form }: GuestFormProps) {
  const [sentTo, setSentTo] = useState(sentBefore);
  if (sentTo === null) return <GuestContactForm {...form} onSent={setSentTo} />;
  const { next, initial } = form;
  return (
    <>
      <CodeStep
        id="guest-code"
        path="/api/account/guest/confirm"
        sentTo={sentTo}
        hidden={{ next }}
        action={guestTexts.submit}
        onDone={() => goTo(next)}
        initial={sentBefore === null ? undefined : initial}
        takesFocus={sentBefore === null}
      />
      <div className="mt-8">
        <Accordion title={guestTexts.noCode}>
          <GuestContactForm {...form} initial={undefined} onSent={setSentTo} />
        </Accordion>
      </div>
    </>
  );
}

type GuestContactFormProps = Omit<GuestFormProps, "sentTo"> & { onSent: (recipient: string) => void };

function GuestContactForm({ next, takesMobile, initial, asksForLeftCartMail = false, onSent }: GuestContactFormProps) {
  const { sent } = useCartWording();
  const hints = takesMobile
    ? ([guestTexts.contactHint, guestTexts.contactHintUnlessTicked] as const)
    : ([guestTexts.emailHint, guestTexts.emailHintUnlessTicked] as const);
  return (
    <ApiForm<Partial<CodeSent>>
      {...ACCOUNT_FORM}
      id="guest"
      path="/api/account/guest"
      work={formWork}
      hidden={{ next }}
      initial={initial}
      onDone={({ sent_to }) => (sent_to === undefined ? goTo(next) : onSent(sent_to))}
      className="grid"
    >
      {({ field, isPending }) => (
        <>
          <ContactField
            {...field("email")}
            takesMobile={takesMobile}
            hint={(asksForLeftCartMail ? hints[1] : hints[0])(sent)}
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
