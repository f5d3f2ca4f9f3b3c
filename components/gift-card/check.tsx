"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { Refusals } from "@/lib/browser/form/refusals";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { GiftCardBalanceWire } from "@/lib/contracts/gift-card/customer-calls";
import { formatMoney } from "@/lib/domain/currency/money";
import { formatDate } from "@/lib/domain/store/format-date";
import { giftCardCheckTexts } from "./texts";

type GiftCardCheckProps = { currencyCode: string; timeZone: string; initial: Refusals };

/** A form that shows the balance of a gift card to anyone who enters its code. */
export function GiftCardCheck({ currencyCode, timeZone, initial }: GiftCardCheckProps) {
  const [balance, setBalance] = useState<GiftCardBalanceWire | null>(null);
  return (
    <section className="mt-12 max-w-xl">
      <h2 className="font-display text-display-3">{giftCardCheckTexts.heading}</h2>
      <ApiForm<GiftCardBalanceWire>
        {...ACCOUNT_FORM}
        id="gift-card-check"
        path="/api/account/gift-cards/balance"
        work={formWork}
        // Removes the previous card's balance, so that it is not taken for the balance of the card being checked.
        onSend={() => setBalance(null)}
        onDone={(answer, form) => {
          setBalance(answer);
          form.reset();
        }}
        initial={initial}
        className="mt-5 grid gap-4"
      >
        {({ field, isPending }) => (
          <>
            <TextField
              {...field("code")}
              label={giftCardCheckTexts.label}
              hint={giftCardCheckTexts.hint}
              required
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <SubmitButton isPending={isPending}>{giftCardCheckTexts.submit}</SubmitButton>
              <p role="status" className="tabular text-sm">
                {balance && balanceText(balance, currencyCode, timeZone)}
              </p>
            </div>
          </>
        )}
      </ApiForm>
    </section>
  );
}

function balanceText(
  { code_ending, coupon_type, balance, expires_on }: GiftCardBalanceWire,
  currencyCode: string,
  timeZone: string,
) {
  return giftCardCheckTexts.balance({
    left: formatMoney(fromMajor(balance), currencyCode),
    ending: code_ending,
    expiresOn: expires_on ? formatDate(new Date(expires_on), timeZone) : null,
    isForOneOrder: coupon_type === "onetime",
  });
}
