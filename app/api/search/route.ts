import { productCardToWire } from "@/lib/contracts/product-list";
import type { SearchSuggestionsWire } from "@/lib/contracts/search-suggestions";
import { suggestSearch } from "@/lib/data/search";
import { callShop, UNCACHED } from "@/lib/shop-call";

/** Suggestions for the text in `q`; none while it is too short. */
export function GET(request: Request): Promise<Response> {
  return callShop(request, async (store) => {
    const text = new URL(request.url).searchParams.get("q") ?? "";
    const { products, categories, keywords } = await suggestSearch(store, text);
    const answer: SearchSuggestionsWire = {
      products: products.map((card) => ({ ...productCardToWire(card), summary: card.summary })),
      categories: categories.map(({ id, slug, name }) => ({ _id: id, slug, name })),
      keywords: [...keywords],
    };
    return Response.json(answer, { headers: UNCACHED });
  });
}
