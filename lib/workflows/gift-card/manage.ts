import "server-only";
import { randomInt } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import { deactivateGiftCard, type GiftCardRecord, insertGiftCard } from "@/lib/data/gift-card/gift-cards";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";

export type NewGiftCard = Pick<GiftCardRecord, "kind" | "price" | "name" | "expiresAt">;

/**
 * Issues a gift card on the owner's request. Anyone who has the code can spend the money, so only the owner gets it.
 */
export async function issueGiftCard(
  storeId: StoreId,
  card: NewGiftCard,
  now = new Date(),
): Promise<Result<GiftCardRecord, "store_unknown" | "gift_cards_off">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  if (!store.features.manualGiftCards) return fail("gift_cards_off");
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const issued = { ...card, code: newCode(), balance: card.price, status: "active", createdAt: now };
    if (await insertGiftCard(storeId, issued)) return ok(issued);
  }
  throw new Error(`No free code for a gift card of ${storeId}`);
}

export async function deactivateCardOfStore(
  storeId: StoreId,
  code: string,
): Promise<Result<GiftCardRecord, "gift_card_unknown">> {
  const card = await deactivateGiftCard(storeId, code);
  return card ? ok(card) : fail("gift_card_unknown", "code");
}

/**
 * How often another code is tried if the new one exists already. That hardly ever happens, because there are 2^60
 * codes.
 */
const MAX_ATTEMPTS = 5;
/** Leaves out characters that are easily confused: 0 and O, 1 and I. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A new code, for example "AB23-CD45-EF67". */
function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return [four(), four(), four()].join("-");
}
