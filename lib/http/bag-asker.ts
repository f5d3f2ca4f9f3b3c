import "server-only";
import type { BagAsker } from "@/lib/workflows/bag/read-bag";
import type { Known } from "./caller";

/** Whose bag a call is about, in the currency that it names. */
export function bagAskerOf({
  store,
  visitor,
  query,
}: Known["visitor"] & { query: { currency?: string | undefined } }): BagAsker {
  return { store, visitor, currencyCode: query.currency ?? null };
}
