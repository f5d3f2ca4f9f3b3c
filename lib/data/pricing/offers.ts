import "server-only";
import { and, asc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { storedText } from "@/lib/contracts/codec/list";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import { builtOnce } from "@/lib/database/built-once";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import { offerCounts, offerUses } from "@/lib/database/schema/pricing";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { OfferRequest } from "@/lib/domain/pricing/apply-offer";
import type { Offer } from "@/lib/domain/pricing/offer";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken } from "@/lib/server/tokens";

const OFFERS_LIMIT = 200;

/**
 * Identifies the person who uses an offer: the customer's id, or a digest of how the guest can be reached. Null for
 * anonymous visitors, who cannot be told apart.
 */
export function offerUser(visitor: Visitor): string | null {
  if (visitor.kind === "customer") return visitor.customerId;
  return visitor.kind === "guest" ? hashToken(visitor.email || visitor.mobile) : null;
}

const offersToApply = builtOnce((database) => {
  const [storeId, asked, usedBy] = [sql.placeholder("storeId"), sql.placeholder("asked"), sql.placeholder("usedBy")];
  const codeOf = sql<string>`upper(btrim(${sharedLists.content} ->> 'code'))`;
  return database
    .select({
      id: sharedLists.id,
      content: sharedLists.content,
      used: offerCounts.used,
      wasUsed: sql<boolean>`exists (select 1 from ${offerUses} where ${offerUses.storeId} = ${storeId}
        and ${offerUses.offerId} = ${sharedLists.id} and ${offerUses.usedBy} = ${usedBy})`.as("was_used"),
    })
    .from(sharedLists)
    .leftJoin(offerCounts, and(eq(offerCounts.storeId, sharedLists.storeId), eq(offerCounts.offerId, sharedLists.id)))
    .where(
      and(
        eq(sharedLists.storeId, storeId),
        eq(sharedLists.kind, "offer"),
        or(sql`${sharedLists.content} ->> 'code_type' = 'auto_discount'`, and(sql`${asked} <> ''`, eq(codeOf, asked))),
      ),
    )
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(OFFERS_LIMIT)
    .prepare("");
});

/**
 * The offer with this code, ignoring case, and all automatic offers. Their use counts include all orders in this shop
 * and the uses in the owner's previous shop.
 */
export async function findOffers(
  storeId: StoreId,
  { code, usedBy }: { code: string; usedBy: string | null },
  database: Database = getDatabase(),
): Promise<OfferRequest> {
  const asked = code.trim().toUpperCase();
  const rows = await offersToApply(database).execute({ storeId, asked, usedBy: usedBy ?? "" });
  const offers = rows.flatMap(({ used, wasUsed, ...row }) =>
    parseReadable(storedOfferSchema, [row], `offers of ${storeId}`).map((offer) => ({
      ...offer,
      redeemedCount: offer.redeemedCount + (used ?? 0),
      wasUsedByCustomer: wasUsed,
    })),
  );
  return {
    asked: asked ? { code, offer: offers.find((offer) => offer.code.toUpperCase() === asked) ?? null } : null,
    automatic: offers.filter(({ isAutomatic }) => isAutomatic),
  };
}

/** An offer that can be read, or the code of one that cannot. */
export type ListedOffer = { offer: Offer } | { unreadable: string };

/** All offers of the store, the newest last, with how often they were used. */
export async function listOffers(storeId: StoreId, database: Database = getDatabase()): Promise<ListedOffer[]> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content, used: offerCounts.used })
    .from(sharedLists)
    .leftJoin(offerCounts, and(eq(offerCounts.storeId, sharedLists.storeId), eq(offerCounts.offerId, sharedLists.id)))
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "offer")))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(MAX_LISTED);
  return rows.map(({ used, ...row }) => {
    const read = storedOfferSchema.safeParse(row);
    if (read.success) return { offer: { ...read.data, redeemedCount: read.data.redeemedCount + (used ?? 0) } };
    const { code } = codeSchema.parse(row.content);
    return { unreadable: code || row.id };
  });
}

const MAX_LISTED = 1_000;
const codeSchema = z.object({ code: storedText }).catch({ code: "" });
