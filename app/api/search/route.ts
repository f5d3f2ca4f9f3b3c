import { getSearchSuggestions } from "@/lib/cached/search";
import { productCardToWire } from "@/lib/contracts/catalogue/product-list";
import { searchCall } from "@/lib/contracts/search/calls";
import type { SearchSuggestionsWire } from "@/lib/contracts/search/suggestions";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** Search suggestions for the text `q`; none if `q` is too short. */
export const GET = handle(searchCall, async ({ store, query }) => {
  if (!store.features.productSearch) return fail("search_off");
  const { products, categories, keywords, isPartial } = await getSearchSuggestions(store, query.q);
  const suggestions: SearchSuggestionsWire = {
    products: products.map((card) => ({ ...productCardToWire(card), summary: card.summary })),
    categories: categories.map(({ id, slug, name }) => ({ _id: id, slug, name })),
    keywords: [...keywords],
    partial: isPartial,
  };
  return ok(suggestions);
});
