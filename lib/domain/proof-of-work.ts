/** The header with which a browser shows that it is no robot: a challenge and what solves it, as JSON in base64. */
export const PROOF_HEADER = "Proof-Of-Work";

export function writeProof(proof: unknown): string {
  return btoa(JSON.stringify(proof));
}
