"use client";
import { useState } from "react";
import { AccountForm } from "@/components/form/account-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { longDate } from "@/components/ui/long-date";
import { typed } from "@/lib/browser/form/fields";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { GiftCardBalanceWire } from "@/lib/contracts/gift-card/customer-calls";
import { formatMoney } from "@/lib/domain/currency/money";

type GiftCardCheckProps = { currencyCode: string; initial: Refusals };

/** Tells what is left on a card, for who has its code. */
export function GiftCardCheck({ currencyCode, initial }: GiftCardCheckProps) {
  const [answer, setAnswer] = useState<GiftCardBalanceWire | null>(null);
  return (
    <section className="mt-12 max-w-xl">
      <h2 className="font-display text-display-3">What is left on a card?</h2>
      <AccountForm<GiftCardBalanceWire>
        id="gift-card-check"
        path="/api/account/gift-cards/balance"
        parseForm={(fields) => {
          // What was told of one card is not said of the next.
          setAnswer(null);
          return { code: typed(fields, "code") };
        }}
        onDone={(balance, form) => {
          setAnswer(balance);
          form.reset();
        }}
        initial={initial}
        className="mt-5 grid gap-4"
      >
        {({ field, isPending }) => (
          <>
            <TextField
              {...field("code")}
              label="Code of the card"
              hint="As printed: XXXX-XXXX-XXXX"
              required
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <SubmitButton isPending={isPending}>Look</SubmitButton>
              <p role="status" className="tabular text-sm">
                {answer && balanceText(answer, currencyCode)}
              </p>
            </div>
          </>
        )}
      </AccountForm>
    </section>
  );
}

function balanceText({ code_ending, coupon_type, balance, expires_on }: GiftCardBalanceWire, currencyCode: string) {
  const left = formatMoney(Math.round(balance * 100), currencyCode);
  const until = expires_on ? `, until ${longDate(new Date(expires_on))}` : "";
  const once = coupon_type === "onetime" ? " It is good for one order." : "";
  return `${left} left on the card ending in ${code_ending}${until}.${once}`;
}
