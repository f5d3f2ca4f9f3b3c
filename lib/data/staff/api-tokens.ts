import "server-only";
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { apiTokens } from "@/lib/database/schema/staff";
import type { ApiToken } from "@/lib/domain/staff/api-token";
import { RIGHTS } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";

type Row = typeof apiTokens.$inferSelect;

/** A right that this version does not know, of a newer one, is not given. */
function toApiToken({ hash: _, rights, ...row }: Row): ApiToken {
  return { ...row, rights: RIGHTS.filter((right) => rights.includes(right)) };
}

export async function insertApiToken(
  { rights, ...token }: ApiToken,
  hash: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(apiTokens).values({ ...token, rights: [...rights], hash });
}

/** The tokens of a store, also the expired ones, by name. */
export async function listApiTokens(storeId: StoreId, database: Database = getDatabase()): Promise<ApiToken[]> {
  const rows = await database
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.storeId, storeId))
    .orderBy(asc(apiTokens.name), asc(apiTokens.id));
  return rows.map(toApiToken);
}

/** The token with this hash, of whatever store; the only read of tokens that begins without one. */
export async function findApiToken(hash: string, database: Database = getDatabase()): Promise<ApiToken | null> {
  const [row] = await database.select().from(apiTokens).where(eq(apiTokens.hash, hash));
  return row ? toApiToken(row) : null;
}

/** Ends a token at once. Returns it; null if there is none. */
export async function deleteApiToken(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<ApiToken | null> {
  const [row] = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.storeId, storeId), eq(apiTokens.id, id)))
    .returning();
  return row ? toApiToken(row) : null;
}

const MINUTE_MS = 60_000;

/** Notes that a token is in use, at most once a minute. */
export async function noteUseOfApiToken(
  { storeId, id }: Pick<ApiToken, "storeId" | "id">,
  now: Date,
  database: Database = getDatabase(),
): Promise<void> {
  const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - MINUTE_MS)));
  await database
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.storeId, storeId), eq(apiTokens.id, id), isOld));
}
