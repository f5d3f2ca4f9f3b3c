import "server-only";
import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { giftCards } from "@/lib/database/schema/gift-card";
import type { AskedGiftCard } from "@/lib/domain/pricing/gift-card";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * The gift cards with these codes, in the order of `codes`. A card that is reserved for the order `orderId` counts as
 * free, so that this order can use it.
 */
export async function listGiftCardsByCode(
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
    const row = rows.find((candidate) => candidate.code === code);
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

export type GiftCardRecord = {
  code: string;
  kind: "onetime" | "wallet";
  /** Minor units of the base currency, like the balance. */
  price: number;
  balance: number;
  status: string;
  /** The name the owner has given the gift card; may be empty. */
  name: string;
  /** Null for a card that does not expire. */
  expiresAt: Date | null;
  createdAt: Date;
};

/** Inserts a gift card; false if the store already has a gift card with this code. */
export async function insertGiftCard(
  storeId: StoreId,
  card: GiftCardRecord,
  database: Database = getDatabase(),
): Promise<boolean> {
  const inserted = await database
    .insert(giftCards)
    .values({ storeId, ...card })
    .onConflictDoNothing()
    .returning({ code: giftCards.code });
  return inserted.length > 0;
}

const recordColumns = {
  code: giftCards.code,
  kind: giftCards.kind,
  price: giftCards.price,
  balance: giftCards.balance,
  status: giftCards.status,
  name: giftCards.name,
  expiresAt: giftCards.expiresAt,
  createdAt: giftCards.createdAt,
};

/** A page of the store's gift cards, newest first, with the total count. */
export async function listGiftCards(
  storeId: StoreId,
  { page, limit }: { page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ cards: GiftCardRecord[]; total: number }> {
  const where = eq(giftCards.storeId, storeId);
  const rows = await database
    .select(recordColumns)
    .from(giftCards)
    .where(where)
    .orderBy(desc(giftCards.createdAt), asc(giftCards.code))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(giftCards).where(where);
  return { cards: rows.map(toRecord), total: counted?.total ?? 0 };
}

/** Deactivates the card, so that it can no longer pay; null if there is no such card. */
export async function deactivateGiftCard(
  storeId: StoreId,
  code: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<GiftCardRecord | null> {
  const [row] = await database
    .update(giftCards)
    .set({ status: "deactivated", modifiedAt: now })
    .where(and(eq(giftCards.storeId, storeId), eq(giftCards.code, code)))
    .returning(recordColumns);
  return row ? toRecord(row) : null;
}

function toRecord(row: Omit<GiftCardRecord, "kind"> & { kind: string }): GiftCardRecord {
  return { ...row, kind: row.kind === "wallet" ? "wallet" : "onetime" };
}
