import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { ProductCard } from "./card";

type ProductGridProps = {
  store: StoreDetails;
  products: readonly Card[];
  now: Date;
  /**
   * The number of cards at the start of the grid that are in view when the page opens. Their pictures are not loaded
   * lazily, and the first one is fetched before all others.
   */
  priorityCount?: number;
  headingLevel?: "h2" | "h3";
};

export function ProductGrid({ store, products, now, priorityCount = 0, headingLevel }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            store={store}
            product={product}
            now={now}
            loading={loadingAt(index, priorityCount)}
            turnsOnHover
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

function loadingAt(index: number, priorityCount: number) {
  if (index >= priorityCount) return "lazy";
  return index === 0 ? "first" : "eager";
}
