import "server-only";
import { listRelatedProducts } from "@/lib/data/catalogue/product-lists";
import { RELATED_PRODUCTS_LIMIT } from "@/lib/domain/product/limits";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";

/** For so many of the products, the last ones, related products are looked up. */
const MAX_SOURCES = 3;

/**
 * Products that go with `productIds`, of which the last is the newest: the related products of the newest ones in turn,
 * without those that are sold out. Empty if the store shows no related products.
 */
export async function listProductsThatGoWith(
  store: StoreDetails,
  productIds: readonly string[],
): Promise<readonly ProductCard[]> {
  if (!store.features.relatedProducts) return [];
  const sources = productIds.slice(-MAX_SOURCES).reverse();
  const lists = await Promise.all(sources.map((id) => listRelatedProducts(store, id, RELATED_PRODUCTS_LIMIT)));
  const inTurn = Array.from({ length: RELATED_PRODUCTS_LIMIT }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  const found = new Map(inTurn.map((card) => [card.id, card]));
  return [...found.values()]
    .filter(({ id, stock }) => !productIds.includes(id) && stock.state !== "sold_out")
    .slice(0, RELATED_PRODUCTS_LIMIT);
}
