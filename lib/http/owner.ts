import "server-only";
import type { Call } from "@/lib/contracts/api/call";
import { checkAttempts, countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { ok } from "@/lib/domain/result";
import { type Actor, OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { isSameSecret } from "@/lib/server/tokens";
import { actorOfApiToken } from "@/lib/workflows/staff/api-tokens";
import { actorOfMember } from "@/lib/workflows/staff/sessions";
import { clientAddress } from "./client-address";
import { admitMember } from "./desk/member";
import { deskSessionOf } from "./desk/session";
import type { Refusal } from "./problem";

const WRONG_TOKENS: RateLimit = { name: "owner_token", attempts: 10, seconds: 15 * 60 };

/** Who makes an owner's call, and the store that it is about. */
export type OwnerFacts = { storeId: StoreId; actor: Actor };

type OwnerRefusal =
  | "owner_token_wrong"
  | "too_many_attempts"
  | "desk_closed"
  | "cross_site_refused"
  | "desk_proof_needed"
  | "right_missing"
  | "store_not_allowed";

/**
 * Admits the caller of an owner's call: with OWNER_TOKEN to everything, with the token of a store or the session of
 * somebody at its desk to what they have the right to, there and nowhere else.
 */
export async function admitOwner(
  call: Pick<Call, "method" | "right" | "needsProof">,
  request: Request,
): Promise<{ ok: true; value: OwnerFacts } | Refusal<OwnerRefusal>> {
  const found = await (request.headers.has("authorization") ? actorOfToken(request) : actorOfDesk(call, request));
  if (!found.ok) return found;
  const actor = found.value;
  // The last one, as the schema of the query reads it.
  const named = new URL(request.url).searchParams.getAll("store_id").at(-1);
  const storeId = named ?? actor.storeId ?? env().STORE_ID;
  if (actor.storeId !== null && storeId !== actor.storeId) return { ok: false, code: "store_not_allowed" };
  const { right } = call;
  if (!right || !actor.rights.includes(right)) return { ok: false, code: "right_missing" };
  return ok({ storeId, actor });
}

type Found = { ok: true; value: Actor } | Refusal<OwnerRefusal>;

async function actorOfDesk(call: Pick<Call, "method" | "needsProof">, request: Request): Promise<Found> {
  // Without a cookie it is a program that has forgotten its token.
  if (deskSessionOf(request) === null) return { ok: false, code: "owner_token_wrong" };
  const admitted = await admitMember(call, request);
  return admitted.ok ? ok(actorOfMember(admitted.value.member)) : admitted;
}

async function actorOfToken(request: Request): Promise<Found> {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const actor = isSameSecret(sent, await ownerToken()) ? OWNER_TOKEN_ACTOR : await actorOfApiToken(sent);
  // After too many wrong tokens the right one is refused too, or guessing would go on to tell which one it is.
  const limit = actor ? checkAttempts : countAttempt;
  const attempt = await limit(env().STORE_ID, WRONG_TOKENS, clientAddress(request));
  if (!attempt.isAllowed) {
    return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  }
  return actor ? ok(actor) : { ok: false, code: "owner_token_wrong" };
}
