import "server-only";
import { checkAttempts, countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { env } from "@/lib/server/env";
import { ownerToken } from "@/lib/server/owner-token";
import { isSameSecret } from "@/lib/server/tokens";
import { clientAddress } from "./client-address";
import type { Refusal } from "./problem";

const WRONG_TOKENS: RateLimit = { name: "owner_token", attempts: 10, seconds: 15 * 60 };

/** Checks that the request has the owner's token; null if it has. */
export async function refuseOwner(
  request: Request,
): Promise<Refusal<"owner_token_wrong" | "too_many_attempts"> | null> {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const isRight = isSameSecret(sent, await ownerToken());
  // After too many wrong tokens the right one is refused too, or guessing would go on to tell which one it is.
  const limit = isRight ? checkAttempts : countAttempt;
  const attempt = await limit(env().STORE_ID, WRONG_TOKENS, clientAddress(request));
  if (!attempt.isAllowed) {
    return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  }
  return isRight ? null : { ok: false, code: "owner_token_wrong" };
}
