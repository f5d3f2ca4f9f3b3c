import "server-only";
import type { CallerFacts } from "@/lib/http/caller";
import type { CartContext } from "@/lib/workflows/cart/read";

/** Finds the caller's cart, with prices in the currency given in the query. */
export function cartContextOf({
  store,
  visitor,
  query,
}: CallerFacts["visitor"] & { query: { currency?: string | undefined } }): CartContext {
  return { store, visitor, currencyCode: query.currency ?? null };
}
