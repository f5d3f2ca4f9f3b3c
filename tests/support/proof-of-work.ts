import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { WorkChallengeWire } from "@/lib/contracts/proof-of-work";
import { PROOF_HEADER, writeProof } from "@/lib/domain/proof-of-work";
import type { StoreDetails } from "@/lib/domain/store/store";
import { makeChallenge } from "@/lib/workflows/proof-of-work/make";

let networks = 0;
export async function aChallenge(store: Pick<StoreDetails, "id">, now?: Date): Promise<WorkChallengeWire> {
  const made = await makeChallenge(store, `192.0.2.${++networks}`, now);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

/** Solves a challenge as a browser does. */
export async function solved(challenge: WorkChallengeWire) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("It was not solved in time");
  return { challenge, solution };
}

/** The header of a browser that has worked. */
export async function aProof(store: Pick<StoreDetails, "id">): Promise<Record<string, string>> {
  return { [PROOF_HEADER]: writeProof(await solved(await aChallenge(store))) };
}
