import { Strip } from "@/components/ui/strip";
import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { productFacts, storeFacts } from "./card";
import { StripCards } from "./card-view";

type ProductStripProps = { store: StoreDetails; products: readonly Card[]; now: Date; label: string };

/** A row of product cards. It sends what they have in common once, and not with each card. */
export function ProductStrip({ store, products, now, label }: ProductStripProps) {
  return (
    <Strip label={label}>
      <StripCards
        {...storeFacts(store)}
        products={products.map((product) => productFacts(product, store, now, false))}
      />
    </Strip>
  );
}
