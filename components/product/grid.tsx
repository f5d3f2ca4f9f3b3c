import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { preloadPicture, productFacts, storeFacts } from "./card";
import { CARD_SIZES } from "./card-sizes";
import { CardGrid } from "./card-view";

type ProductGridProps = {
  store: StoreDetails;
  products: readonly Card[];
  now: Date;
  /** The number of cards at the start of the grid that are in view when the page opens. They are not loaded lazily. */
  inViewCount?: number;
  /** True if the page shows no larger picture above the grid. The first card's is then fetched before all others. */
  hasFirstPicture?: boolean;
  headingLevel?: "h2" | "h3";
};

/** A page of products. It sends what its cards have in common once, and not with each card. */
export function ProductGrid({
  store,
  products,
  now,
  inViewCount = 0,
  hasFirstPicture = false,
  headingLevel = "h3",
}: ProductGridProps) {
  if (hasFirstPicture) preloadPicture(store.id, products[0], CARD_SIZES);
  return (
    <CardGrid
      {...storeFacts(store)}
      products={products.map((product) => productFacts(product, store, now, true))}
      inViewCount={inViewCount}
      hasFirstPicture={hasFirstPicture}
      headingLevel={headingLevel}
    />
  );
}
