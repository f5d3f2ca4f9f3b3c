import "server-only";
import { createChallenge, randomInt } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { WorkChallengeWire } from "@/lib/contracts/proof-of-work";
import { insertChallenge } from "@/lib/data/proof-of-work";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { newId, newToken } from "@/lib/server/tokens";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

const LIMIT = { name: "proof_challenge", attempts: 300, seconds: 60 * 60 };
/** Long enough for somebody who fills a form in slowly. */
const LIFE_MS = 30 * 60_000;

/**
 * How many keys of how many rounds a browser derives: half a million rounds on average, which takes a phone about a
 * second, and a robot a second for each form.
 */
const ROUNDS = 2_000;
const KEYS = { least: 150, most: 350 };

/** Makes a challenge whose solution shows, once, that a browser has worked for about a second. */
export async function makeChallenge(
  store: Pick<StoreDetails, "id">,
  clientAddress: string,
  now = clock.now(),
): Promise<{ ok: true; value: WorkChallengeWire } | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[LIMIT, clientAddress]]);
  if (refused) return refused;
  const [id, secret] = [newId(), newToken()];
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const { parameters, signature = "" } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS,
    counter: randomInt(KEYS.most, KEYS.least),
    data: { id },
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  await insertChallenge(store.id, { id, secret, expiresAt });
  return { ok: true, value: { parameters: { ...parameters, data: { id } }, signature } };
}
