import { skuOfSegment } from "@/lib/domain/product/variant-segment";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { ProductPage, productPageMetadata } from "../../../product-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, slug: PLACEHOLDER, sku: PLACEHOLDER }];

/**
 * Serves `variantPath`: the middleware rewrites that address to this route, so that the page shows the
 * variant even without script.
 */
export async function generateMetadata({ params }: PageProps<"/[store]/product/[slug]/variant/[sku]">) {
  const { store, slug, sku } = await params;
  return productPageMetadata({ storeId: store, slug, sku: skuOfSegment(sku) });
}

export default async function Page({ params }: PageProps<"/[store]/product/[slug]/variant/[sku]">) {
  const { store, slug, sku } = await params;
  return <ProductPage storeId={store} slug={slug} sku={skuOfSegment(sku)} />;
}
