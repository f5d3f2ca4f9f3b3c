import "server-only";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { CheckoutChanger } from "./read";

const HOUR = 60 * 60;

/** A gift card is money to whoever guesses its code, so few are tried; offers are printed on leaflets. */
const LIMITS = {
  giftCard: {
    own: { name: "gift_card", attempts: 12, seconds: HOUR },
    network: { name: "gift_card_network", attempts: 60, seconds: HOUR },
  },
  offer: {
    own: { name: "offer", attempts: 30, seconds: HOUR },
    network: { name: "offer_network", attempts: 300, seconds: HOUR },
  },
} as const;

/** Counts codes that are tried, right ones too, so that a right one in between buys nobody new tries. */
export async function admitCodes(
  { store, visitor, address }: CheckoutChanger,
  kind: keyof typeof LIMITS,
  count: number,
): Promise<TooManyAttempts | null> {
  const { own, network } = LIMITS[kind];
  const subject = visitor.kind === "customer" ? visitor.customerId : visitor.anonymousId;
  for (let tried = 0; tried < count; tried++) {
    const refused = await countAttempts(store.id, [
      [network, address],
      [own, subject],
    ]);
    if (refused) return refused;
  }
  return null;
}
