import { Strip } from "@/components/ui/strip";
import type { ProductCard as Card } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { ProductCard } from "./card";

type ProductStripProps = { store: StoreDetails; products: readonly Card[]; now: Date; label: string };

const STRIP_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 62vw";

/** A row of product cards. If it is wider than the screen, it scrolls sideways. */
export function ProductStrip({ store, products, now, label }: ProductStripProps) {
  return (
    <Strip label={label} itemClassName="w-[62vw] sm:w-[40vw] md:w-[31vw] lg:w-[calc((100%-4.5rem)/4)]">
      {products.map((product) => (
        <ProductCard key={product.id} store={store} product={product} now={now} sizes={STRIP_SIZES} />
      ))}
    </Strip>
  );
}
