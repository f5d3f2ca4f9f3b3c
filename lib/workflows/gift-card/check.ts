import "server-only";
import { listGiftCardsByCode } from "@/lib/data/gift-card/gift-cards";
import { readGiftCardCode } from "@/lib/domain/gift-card/code";
import { giftCardState } from "@/lib/domain/gift-card/use";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { admitCodes } from "@/lib/workflows/checkout/admit-codes";
import type { CheckoutEditor } from "@/lib/workflows/checkout/read";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";

export type GiftCardBalance = {
  ending: string;
  kind: "onetime" | "wallet";
  /** The amount left on the card, in minor units of the base currency. */
  balance: number;
  expiresAt: Date | null;
};

export type CheckGiftCardRefusal = "gift_card_unknown" | "gift_card_inactive" | "gift_card_expired" | "gift_card_empty";

/**
 * The balance of a gift card, for anybody who enters its code. Checks count towards the same rate limit as gift card
 * codes entered at checkout, because both can be used to guess codes.
 */
export async function checkGiftCard(
  asker: CheckoutEditor & Pick<Requester, "proof">,
  typedCode: string,
  now = clock.now(),
): Promise<Result<GiftCardBalance, CheckGiftCardRefusal> | TooManyAttempts> {
  const refused = (await admitWork(asker, "gift_card")) ?? (await admitCodes(asker, "giftCard", 1));
  if (refused) return refused;
  const code = readGiftCardCode(typedCode);
  const [found] = code ? await listGiftCardsByCode(asker.store.id, [code], null) : [];
  if (!code || !found?.card) return fail("gift_card_unknown", "code");
  const { kind, balance, isActive, expiresOn: expiresAt } = found.card;
  const state = giftCardState({ isActive, balance, expiresAt }, now);
  return state === "good"
    ? ok({ ending: code.slice(-4), kind, balance, expiresAt })
    : fail(`gift_card_${state}` as const, "code");
}
