import "server-only";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { CheckoutEditor } from "./read";

const HOUR_SECONDS = 60 * 60;

/**
 * Limits for entering codes. The limit for gift card codes is strict, because whoever guesses one gains money; offer
 * codes are public anyway.
 */
const LIMITS = {
  giftCard: {
    own: { name: "gift_card", attempts: 12, seconds: HOUR_SECONDS },
    network: { name: "gift_card_network", attempts: 60, seconds: HOUR_SECONDS },
  },
  offer: {
    own: { name: "offer", attempts: 30, seconds: HOUR_SECONDS },
    network: { name: "offer_network", attempts: 300, seconds: HOUR_SECONDS },
  },
} as const;

/**
 * Counts every code that is entered towards the limits. Valid codes count too; otherwise an attacker could enter a
 * valid one between guesses to start the count again.
 */
export async function admitCodes(
  { store, visitor, address }: CheckoutEditor,
  kind: keyof typeof LIMITS,
  count: number,
): Promise<TooManyAttempts | null> {
  const { own, network } = LIMITS[kind];
  const subject = visitor.kind === "customer" ? visitor.customerId : visitor.anonymousId;
  for (let attempt = 0; attempt < count; attempt++) {
    const refused = await countAttempts(store.id, [
      [network, address],
      [own, subject],
    ]);
    if (refused) return refused;
  }
  return null;
}
