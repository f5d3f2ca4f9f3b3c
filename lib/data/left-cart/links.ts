import "server-only";
import { lt } from "drizzle-orm";
import { isSecretLink, newSecretLink } from "@/lib/data/secret-link";
import { type Database, getDatabase } from "@/lib/database/connection";
import { leftCartLinks } from "@/lib/database/schema/left-cart";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * Creates a secret link to a cart that was left, valid for sixty days, and returns its token. Only the digest of the
 * token is stored. It ends with the cart.
 */
export async function insertLeftCartLink(
  storeId: StoreId,
  cartId: string,
  now: Date,
  database: Database,
): Promise<string> {
  const { token, stored } = newSecretLink(now);
  await database.insert(leftCartLinks).values({ storeId, cartId, createdAt: now, ...stored });
  return token;
}

/** The cart behind the link, and when the link was made; null if there is no such link, or not any more. */
export async function findLeftCartLink(
  storeId: StoreId,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<{ cartId: string; createdAt: Date } | null> {
  const [row] = await database
    .select({ cartId: leftCartLinks.cartId, createdAt: leftCartLinks.createdAt })
    .from(leftCartLinks)
    .where(isSecretLink(leftCartLinks, storeId, token, now));
  return row ?? null;
}

/** Removes the expired links of all stores. */
export async function forgetOldLeftCartLinks(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(leftCartLinks).where(lt(leftCartLinks.expiresAt, now));
}
