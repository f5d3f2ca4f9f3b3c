import "server-only";
import type { Known } from "@/lib/http/caller";
import type { CartAsker } from "@/lib/workflows/cart/read";

/** Whose bag a call is about, in the currency that it names. */
export function cartAskerOf({
  store,
  visitor,
  query,
}: Known["visitor"] & { query: { currency?: string | undefined } }): CartAsker {
  return { store, visitor, currencyCode: query.currency ?? null };
}
