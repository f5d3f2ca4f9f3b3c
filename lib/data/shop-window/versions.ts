import "server-only";
import { and, desc, eq, lte, max } from "drizzle-orm";
import { storedCauseSchema, storedVersionPagesSchema } from "@/lib/contracts/shop-window/stored-change";
import { type Database, getDatabase } from "@/lib/database/connection";
import { windowVersions } from "@/lib/database/schema/edit";
import { MAX_VERSIONS } from "@/lib/domain/shop-window/draft";
import type { PublishedVersion } from "@/lib/domain/shop-window/versions";
import type { StoreId } from "@/lib/domain/store/id";

/** The versions that can be gone back to, the newest first. */
export async function listVersions(storeId: StoreId, database: Database = getDatabase()): Promise<PublishedVersion[]> {
  const { number, at, by, name, cause, pages } = windowVersions;
  const rows = await database
    .select({ number, at, by, name, cause, pages })
    .from(windowVersions)
    .where(eq(windowVersions.storeId, storeId))
    .orderBy(desc(number))
    .limit(MAX_VERSIONS);
  return rows.map((row) => ({
    ...row,
    cause: storedCauseSchema.parse(row.cause),
    pages: storedVersionPagesSchema.parse(row.pages),
  }));
}

/** Adds a version after the others, and forgets the oldest ones beyond `MAX_VERSIONS`; returns its number. */
export async function addVersion(
  storeId: StoreId,
  version: Omit<PublishedVersion, "number">,
  transaction: Database,
): Promise<number> {
  const isOfStore = eq(windowVersions.storeId, storeId);
  const [last] = await transaction
    .select({ number: max(windowVersions.number) })
    .from(windowVersions)
    .where(isOfStore);
  const number = (last?.number ?? 0) + 1;
  await transaction.insert(windowVersions).values({ storeId, number, ...version });
  await transaction.delete(windowVersions).where(and(isOfStore, lte(windowVersions.number, number - MAX_VERSIONS)));
  return number;
}
