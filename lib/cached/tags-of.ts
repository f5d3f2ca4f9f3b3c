import type { RedirectKind } from "@/lib/data/catalogue/redirects";
import type { ListScope } from "@/lib/domain/catalogue/list-query";
import type { StripSource } from "@/lib/domain/content/layout-segment";
import type { ProductCard } from "@/lib/domain/product/product";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

/** The tags whose changes can add a product to the list or remove one from it. */
export function listTags(storeId: StoreId, scope: ListScope | StripSource): string[] {
  if (scope.kind === "category") return [tags.category(storeId, scope.slug)];
  return [tags.catalogue(storeId)];
}

/**
 * The tags of a list's products. A list shows their prices and stock, so it expires when one of the products changes.
 */
export function productTags(storeId: StoreId, products: readonly ProductCard[]): string[] {
  return products.map((product) => tags.product(storeId, product.slug));
}

export function movedTag(storeId: StoreId, kind: RedirectKind, address: string): string {
  if (kind === "product") return tags.product(storeId, address);
  if (kind === "category") return tags.category(storeId, address);
  return tags.content(storeId);
}
