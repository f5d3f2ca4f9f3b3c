import type { RedirectKind } from "@/lib/data/catalogue/redirects";
import type { ListScope } from "@/lib/domain/catalogue/list-query";
import type { StripSource } from "@/lib/domain/content/layout-segment";
import type { ProductCard } from "@/lib/domain/product/product";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The cache tags that say which products are in a list. They expire when a product may have joined or left the list.
 */
export function listTags(storeId: StoreId, scope: ListScope | StripSource): string[] {
  if (scope.kind === "category") return [tags.category(storeId, scope.slug)];
  return [tags.catalogue(storeId)];
}

/**
 * The cache tags of the products in a list. The list shows their prices and stock, so it expires when one of them
 * changes.
 */
export function productTags(storeId: StoreId, products: readonly ProductCard[]): string[] {
  return products.map((product) => tags.product(storeId, product.slug));
}

export function movedTag(storeId: StoreId, kind: RedirectKind, address: string): string {
  if (kind === "product") return tags.product(storeId, address);
  if (kind === "category") return tags.category(storeId, address);
  return tags.content(storeId);
}

/** The cache tags of a list with a choice: of the frame around it, of the list and of its products. */
export function chosenListTags(storeId: StoreId, scope: ListScope, products: readonly ProductCard[]): string[] {
  return [tags.store(storeId), ...listTags(storeId, scope), ...productTags(storeId, products)];
}
