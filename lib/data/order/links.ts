import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { isSecretLink, newSecretLink } from "@/lib/data/secret-link";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orderLinks } from "@/lib/database/schema/order";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

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
  const { token, stored } = newSecretLink(now);
  await database.insert(orderLinks).values({ storeId, orderId, ...stored });
  return token;
}

export async function isValidOrderLink(
  storeId: StoreId,
  orderId: string,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(and(isSecretLink(orderLinks, storeId, token, now), eq(orderLinks.orderId, orderId)));
  return row !== undefined;
}

/** Removes the expired links to orders of all stores. */
export async function forgetOldOrderLinks(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(orderLinks).where(lt(orderLinks.expiresAt, now));
}
