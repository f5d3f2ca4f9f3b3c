import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orderLinks } from "@/lib/database/schema/order";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken, newToken } from "@/lib/server/tokens";

const LINK_LIFE_MS = 60 * 24 * 60 * 60_000;

/**
 * Creates a secret link to the order, valid for sixty days, and returns its token. Anyone who has the link can see the
 * order. Only the digest of the token is stored.
 */
export async function insertOrderLink(
  storeId: StoreId,
  orderId: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await database.insert(orderLinks).values({ storeId, orderId, tokenHash: hashToken(token), expiresAt });
  return token;
}

export async function isValidOrderLink(
  storeId: StoreId,
  orderId: string,
  token: string,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(
      and(
        eq(orderLinks.storeId, storeId),
        eq(orderLinks.tokenHash, hashToken(token)),
        eq(orderLinks.orderId, orderId),
        gt(orderLinks.expiresAt, now),
      ),
    );
  return row !== undefined;
}

/** Removes the expired links to orders of all stores. */
export async function forgetOldOrderLinks(now = new Date(), database: Database = getDatabase()): Promise<void> {
  await database.delete(orderLinks).where(lt(orderLinks.expiresAt, now));
}
