import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { PROOF_HEADER } from "@/lib/domain/proof-of-work";

/** A proof is about 900 characters long. */
const MAX_PROOF_LENGTH = 4_000;

/** The parameters of ALTCHA's challenges, version 2. */
const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string().max(40),
    nonce: z.string().max(200),
    salt: z.string().max(200),
    cost: z.int().min(1).max(1_000_000),
    keyLength: z.int().min(1).max(256),
    keyPrefix: z.string().max(512),
    keySignature: z.string().max(512).optional(),
    expiresAt: z.int().optional(),
    data: z.object({ id: z.string().min(1).max(100) }),
  }),
  signature: z.string().max(512),
});
export type WorkChallengeWire = z.output<typeof challengeSchema>;

const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().min(0).max(4_294_967_295), derivedKey: z.string().max(512) }),
});
export type WorkProof = z.output<typeof proofSchema>;

/** The proof in the header of a request; null if there is none, or if it is not one. */
export function readProof(header: string | null): WorkProof | null {
  if (!header || header.length > MAX_PROOF_LENGTH) return null;
  try {
    const proof = proofSchema.safeParse(JSON.parse(atob(header)));
    return proof.success ? proof.data : null;
  } catch {
    // Anybody may send any text. Without a proof the slower limits hold.
    return null;
  }
}

export const makeChallengeCall = defineCall({
  method: "POST",
  path: "/api/proof-of-work",
  caller: "shop",
  summary: `A challenge of ALTCHA that takes a browser about a second. Calls that robots like to make have wider limits with its solution in the header ${PROOF_HEADER}, once: sign-up, guests, enquiries and the balance of a gift card.`,
  answer: challengeSchema,
  refusals: ["too_many_attempts"],
});
