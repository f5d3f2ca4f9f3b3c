import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { isSecretLink, newSecretLink } from "@/lib/data/secret-link";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fitProfileLinks } from "@/lib/database/schema/customization";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * Creates a secret link to a fit profile, valid for sixty days, and returns its token. Only the digest of the token is
 * stored.
 */
export async function insertFitProfileLink(
  storeId: StoreId,
  profileId: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const { token, stored } = newSecretLink(now);
  await database.insert(fitProfileLinks).values({ storeId, profileId, ...stored });
  return token;
}

export async function isValidFitProfileLink(
  storeId: StoreId,
  profileId: string,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ profileId: fitProfileLinks.profileId })
    .from(fitProfileLinks)
    .where(and(isSecretLink(fitProfileLinks, storeId, token, now), eq(fitProfileLinks.profileId, profileId)));
  return row !== undefined;
}

/** Removes the expired links to fit profiles of all stores. */
export async function forgetOldFitProfileLinks(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(fitProfileLinks).where(lt(fitProfileLinks.expiresAt, now));
}
