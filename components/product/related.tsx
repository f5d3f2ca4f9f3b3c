import { SectionHeading } from "@/components/ui/section-heading";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { ProductStrip } from "./strip";

type RelatedProductsProps = { store: StoreDetails; products: readonly ProductCard[]; now: Date };

export function RelatedProducts({ store, products, now }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="mt-24 px-gutter" aria-label="Goes well with">
      <SectionHeading heading="Goes well with" />
      <ProductStrip store={store} products={products} now={now} label="Goes well with" />
    </section>
  );
}
