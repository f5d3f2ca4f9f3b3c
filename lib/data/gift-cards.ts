import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import type { AskedGiftCard } from "@/lib/domain/pricing/gift-card";
import { type Database, getDatabase } from "./database";
import { giftCards } from "./order-schema";

/**
 * The cards that these codes name, in the order of the codes. What is held for another order is told; `orderId` is the
 * order that asks, whose own hold does not stand in its way.
 */
export async function listAskedGiftCards(
  storeId: StoreId,
  codes: readonly string[],
  orderId: string | null,
  database: Database = getDatabase(),
): Promise<AskedGiftCard[]> {
  if (codes.length === 0) return [];
  const rows = await database
    .select({
      code: giftCards.code,
      kind: giftCards.kind,
      balance: giftCards.balance,
      status: giftCards.status,
      expiresAt: giftCards.expiresAt,
      heldUntil: giftCards.heldUntil,
      heldFor: giftCards.heldFor,
    })
    .from(giftCards)
    .where(and(eq(giftCards.storeId, storeId), inArray(giftCards.code, [...codes])));
  return codes.map((code) => {
    const row = rows.find((each) => each.code === code);
    if (!row) return { code, card: null };
    const isOwnHold = orderId !== null && row.heldFor === orderId;
    return {
      code,
      card: {
        kind: row.kind === "wallet" ? "wallet" : "onetime",
        isActive: row.status === "active",
        balance: row.balance,
        expiresOn: row.expiresAt,
        heldUntil: isOwnHold ? null : row.heldUntil,
      },
    };
  });
}
