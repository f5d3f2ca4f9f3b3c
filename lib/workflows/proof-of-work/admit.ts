import "server-only";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { readProof } from "@/lib/contracts/proof-of-work";
import { takeChallenge } from "@/lib/data/proof-of-work";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/** What robots like to do, with how many an hour one network may do without a proof of work. */
const WITHOUT_PROOF = { sign_up: 10, guest: 20, enquiry: 5, gift_card: 20 } as const;
const HOUR = 60 * 60;

/** Who asks, with what the browser has sent to show that it is no robot; empty without script, or without https. */
export type WorkingAsker = { store: Pick<StoreDetails, "id">; address: string; proof?: string };

/**
 * Counts an attempt that comes without a proof of work towards slower limits, and refuses it if they are reached. With a
 * proof nothing is counted here; the usual limits hold for both.
 */
export async function admitWork(
  { store, address, proof = "" }: WorkingAsker,
  what: keyof typeof WITHOUT_PROOF,
): Promise<TooManyAttempts | null> {
  if (await isProven(store.id, proof)) return null;
  return countAttempts(store.id, [
    [{ name: `unproven_${what}`, attempts: WITHOUT_PROOF[what], seconds: HOUR }, address],
  ]);
}

async function isProven(storeId: StoreId, header: string): Promise<boolean> {
  const proof = readProof(header);
  if (!proof) return false;
  const { challenge, solution } = proof;
  const secret = await takeChallenge(storeId, challenge.parameters.data.id);
  if (secret === null) return false;
  const hmac = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  return (await verifySolution({ challenge, solution, deriveKey, ...hmac })).verified;
}
