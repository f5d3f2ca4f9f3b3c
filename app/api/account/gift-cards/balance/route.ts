import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import { checkGiftCardCall } from "@/lib/contracts/gift-card/customer-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { askerOf } from "@/lib/http/asker";
import { doneAt, formAnswer } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { checkGiftCard } from "@/lib/workflows/gift-card/check";

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
      parseForm: (fields) => ({ code: fields.get("code") ?? "" }),
      // The amount is not put into the address of the page, where anybody could fake it.
      redirectTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "gift_card_good") }),
    },
  },
);
