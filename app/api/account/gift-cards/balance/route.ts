import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import { checkGiftCardCall } from "@/lib/contracts/gift-card/customer-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { checkGiftCard } from "@/lib/workflows/gift-card/check";

const page = ACCOUNT_PAGES.giftCards;

export const POST = handle(
  checkGiftCardCall,
  async (input) => {
    const checked = await checkGiftCard(requesterOf(input), input.body.code);
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
      // The balance is left out of the URL to redirect to, because anyone could write another amount there.
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "gift_card_good") }),
    },
  },
);
