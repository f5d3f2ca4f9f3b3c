import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import type { Database } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import { offerCounts, offerUses } from "@/lib/database/schema/pricing";
import type { Offer } from "@/lib/domain/pricing/offer";
import type { StoreId } from "@/lib/domain/store/id";

type Use = {
  code: string;
  orderId: string;
  /** The user of the offer, as returned by `offerUser`. */
  usedBy: string;
};

export type OfferUseRefusal = "offer_unknown" | "offer_used_up" | "offer_already_used";

/**
 * Counts a use of an offer, in the transaction that saves the order. Returns null on success, or else the reason why
 * the offer cannot be used; the caller must then roll back. The limits are conditions of the SQL statements, so that
 * concurrent orders cannot exceed them.
 */
export async function takeOfferUse(
  storeId: StoreId,
  { code, orderId, usedBy }: Use,
  database: Database,
): Promise<OfferUseRefusal | null> {
  const offer = await findOffer(storeId, code, database);
  if (!offer) return "offer_unknown";
  const { id: offerId, usageLimit, redeemedCount, isOncePerCustomer } = offer;
  const isWithinLimit =
    usageLimit === null ? sql`true` : sql`${offerCounts.used} + ${redeemedCount}::integer < ${usageLimit}::integer`;
  const counted = await database
    .insert(offerCounts)
    .values({ storeId, offerId, used: 1 })
    .onConflictDoUpdate({
      target: [offerCounts.storeId, offerCounts.offerId],
      set: { used: sql`${offerCounts.used} + 1` },
      setWhere: isWithinLimit,
    })
    .returning({ used: offerCounts.used });
  if (counted.length === 0) return "offer_used_up";
  const used = await database
    .insert(offerUses)
    .values({ storeId, offerId, orderId, usedBy, isOnlyUse: isOncePerCustomer })
    .onConflictDoNothing()
    .returning({ orderId: offerUses.orderId });
  return used.length === 0 ? "offer_already_used" : null;
}

/**
 * The offer as the owner entered it. Its `redeemedCount` is the number of uses in the owner's previous shop; uses in
 * this shop are counted in `offer_counts`.
 */
async function findOffer(storeId: StoreId, code: string, database: Database): Promise<Offer | null> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(
      and(
        eq(sharedLists.storeId, storeId),
        eq(sharedLists.kind, "offer"),
        eq(sql`btrim(${sharedLists.content} ->> 'code')`, code),
      ),
    )
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id));
  return parseReadable(storedOfferSchema, rows, `offers of ${storeId}`)[0] ?? null;
}

/** Removes the uses of offers by an order and reduces their counts. */
export async function returnOfferUse(storeId: StoreId, orderId: string, database: Database): Promise<void> {
  const removed = await database
    .delete(offerUses)
    .where(and(eq(offerUses.storeId, storeId), eq(offerUses.orderId, orderId)))
    .returning({ offerId: offerUses.offerId });
  for (const { offerId } of removed) {
    await database
      .update(offerCounts)
      .set({ used: sql`greatest(${offerCounts.used} - 1, 0)` })
      .where(and(eq(offerCounts.storeId, storeId), eq(offerCounts.offerId, offerId)));
  }
}
