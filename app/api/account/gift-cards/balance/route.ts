import { fromScaledInteger } from "@/lib/contracts/decimal";
import { checkGiftCardCall } from "@/lib/contracts/own-gift-card-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { askerOf } from "@/lib/http/asker";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { checkGiftCard } from "@/lib/workflows/gift-cards/check-gift-card";

const page = ACCOUNT_PAGES.giftCards;

export const POST = handle(
  checkGiftCardCall,
  async (input) => {
    const checked = await checkGiftCard(askerOf(input), input.body.code);
    if (!checked.ok) return checked;
    const { ending, kind, balance, expiresAt } = checked.value;
    return ok({
      code_ending: ending,
      coupon_type: kind,
      balance: fromScaledInteger(balance, 2),
      expires_on: expiresAt?.toISOString() ?? null,
    });
  },
  {
    form: {
      toBody: (fields) => ({ code: fields.get("code") ?? "" }),
      // The address of a page tells no amount: anybody could write one.
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "gift_card_good") }),
    },
  },
);
