import type { TriedKeys } from "./payment-provider";

/** What the status of a provider's response says about the keys it was asked with; without one there was no response. */
export function triedKeys(status: number | undefined): TriedKeys {
  if (status === 401 || status === 403) return "refused";
  return status !== undefined && status < 300 ? "accepted" : "no_answer";
}
