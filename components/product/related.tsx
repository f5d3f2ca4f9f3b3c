import { SectionHeading } from "@/components/ui/section-heading";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { ProductStrip } from "./strip";
import { relatedTexts } from "./texts";

type RelatedProductsProps = { store: StoreDetails; products: readonly ProductCard[]; now: Date };

export function RelatedProducts({ store, products, now }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="mt-24 px-gutter" aria-label={relatedTexts.heading}>
      <SectionHeading heading={relatedTexts.heading} />
      <ProductStrip store={store} products={products} now={now} label={relatedTexts.heading} />
    </section>
  );
}
