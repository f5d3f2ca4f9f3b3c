import "server-only";
import { randomInt } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import { deactivateGiftCard, type GiftCardRecord, insertGiftCard } from "@/lib/data/gift-card/gift-cards";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { withFreeNumber } from "@/lib/workflows/with-free-number";

export type NewGiftCard = Pick<GiftCardRecord, "kind" | "price" | "name" | "expiresAt">;

/**
 * Issues a gift card on the owner's request. Anyone who has the code can spend the money, so only the owner gets it.
 */
export async function issueGiftCard(
  storeId: StoreId,
  card: NewGiftCard,
  now = clock.now(),
): Promise<Result<GiftCardRecord, "store_unknown" | "gift_cards_off">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  if (!store.features.manualGiftCards) return fail("gift_cards_off");
  const make = () => ({ ...card, code: newGiftCardCode(), balance: card.price, status: "active", createdAt: now });
  return ok(await withFreeNumber(make, (issued) => insertGiftCard(storeId, issued)));
}

export async function deactivateCardOfStore(
  storeId: StoreId,
  code: string,
): Promise<Result<GiftCardRecord, "gift_card_unknown">> {
  const card = await deactivateGiftCard(storeId, code);
  return card ? ok(card) : fail("gift_card_unknown", "code");
}

/** Leaves out characters that are easily confused: 0 and O, 1 and I. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A new code, for example "AB23-CD45-EF67". */
export function newGiftCardCode(): string {
  const four = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return [four(), four(), four()].join("-");
}
