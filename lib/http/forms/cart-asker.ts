import "server-only";
import type { Known } from "@/lib/http/caller";
import type { BagAsker } from "@/lib/workflows/cart/read";

/** Whose bag a call is about, in the currency that it names. */
export function bagAskerOf({
  store,
  visitor,
  query,
}: Known["visitor"] & { query: { currency?: string | undefined } }): BagAsker {
  return { store, visitor, currencyCode: query.currency ?? null };
}
