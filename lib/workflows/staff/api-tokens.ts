import "server-only";
import { deleteApiToken, findApiToken, insertApiToken, noteUseOfApiToken } from "@/lib/data/staff/api-tokens";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { Actor } from "@/lib/domain/staff/actor";
import { API_TOKEN_PREFIX, type ApiToken, isExpired } from "@/lib/domain/staff/api-token";
import { type Right, rightsBeyond } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { hashToken, newId, newToken } from "@/lib/server/tokens";

const DAY_MS = 24 * 60 * 60_000;

export type NewApiToken = {
  name: string;
  rights: readonly Right[];
  /** Null for a token that does not expire. */
  days: number | null;
};

/** Makes a token for a program. `secret` is what the program sends, and is shown only now. */
export async function createApiToken(
  storeId: StoreId,
  { rights: own }: Pick<Actor, "rights">,
  { name, rights, days }: NewApiToken,
  now = clock.now(),
): Promise<Result<{ token: ApiToken; secret: string }, "right_missing">> {
  if (rightsBeyond(own, rights).length > 0) return fail("right_missing", "rights");
  const secret = `${API_TOKEN_PREFIX}${newToken()}`;
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const token: ApiToken = { storeId, id: newId(), name, rights, createdAt: now, expiresAt, lastUsedAt: null };
  await insertApiToken(token, hashToken(secret));
  return ok({ token, secret });
}

/** Ends a token: the next call with it is refused. */
export async function endApiToken(storeId: StoreId, id: string): Promise<Result<ApiToken, "api_token_unknown">> {
  const token = await deleteApiToken(storeId, id);
  return token ? ok(token) : fail("api_token_unknown");
}

/** The program that sends this token; null if there is no such token, or not any more. */
export async function actorOfApiToken(secret: string, now = clock.now()): Promise<Actor | null> {
  if (!secret.startsWith(API_TOKEN_PREFIX)) return null;
  const token = await findApiToken(hashToken(secret));
  if (!token || isExpired(token, now)) return null;
  await noteUseOfApiToken(token, now);
  return { kind: "api_token", name: token.name, storeId: token.storeId, rights: token.rights };
}
