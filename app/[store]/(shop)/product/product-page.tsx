import { permanentRedirect, redirect } from "next/navigation";
import { RecentlyViewed } from "@/components/product/recently-viewed";
import { RelatedProducts } from "@/components/product/related";
import { ProductView } from "@/components/product/view";
import { getCategoryCards, getMovedSlug } from "@/lib/cached/catalogue";
import { getAddons, getFreeDelivery, getProduct, getRelatedProducts, getSizeChart } from "@/lib/cached/product";
import { getStore, getToday } from "@/lib/cached/store";
import { offeredAddons } from "@/lib/domain/product/addon";
import { RELATED_PRODUCTS_LIMIT } from "@/lib/domain/product/limits";
import { productPath } from "@/lib/domain/product/path";
import { initialOptions } from "@/lib/domain/product/variant-choice";
import type { StoreId } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { productMetadata } from "@/lib/seo/product-metadata";
import { ProductStructuredData } from "@/lib/seo/product-structured-data";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { namesArrival } from "@/lib/workflows/delivery";
import { leaveMissing } from "../leave-missing";
import { productCrumbs } from "./product-crumbs";

type ProductAddress = { storeId: StoreId; slug: string; sku?: string };

export async function productPageMetadata({ storeId, slug, sku }: ProductAddress) {
  const [store, product] = await Promise.all([getStore(storeId), getProduct(storeId, slug)]);
  return store && product ? productMetadata(store, product, sku) : {};
}

/** The product with this slug. It shows the variant `sku`, or the first variant if `sku` is not given. */
export async function ProductPage({ storeId, slug, sku }: ProductAddress) {
  const [store, product] = await Promise.all([getStore(storeId), getProduct(storeId, slug)]);
  if (!store) return null;
  if (!product) {
    const moved = await getMovedSlug(storeId, "product", slug);
    if (moved) permanentRedirect(productPath(moved));
    return leaveMissing(storeId, productPath(slug));
  }
  const variant = sku === undefined ? undefined : product.variants.find((candidate) => candidate.sku === sku);
  // The product still exists but this variant does not, so the visitor is redirected to the product without a variant.
  if (sku !== undefined && !variant) redirect(productPath(product.slug));

  const [related, sizeChart, customization, freeFrom, today, cards] = await Promise.all([
    store.features.relatedProducts ? getRelatedProducts(storeId, product, RELATED_PRODUCTS_LIMIT) : [],
    product.sizeChartId ? getSizeChart(storeId, product.sizeChartId) : null,
    getAddons(storeId, store.setting.offersAddons ? product.addonIds : []),
    getFreeDelivery(storeId),
    getToday(storeId),
    getCategoryCards(storeId),
  ]);
  const country = countryOfStore(store);
  const crumbs = productCrumbs(product, cards);
  return (
    <>
      <ProductStructuredData store={store} product={product} today={today} country={country.code} />
      <BreadcrumbStructuredData store={store} crumbs={crumbs} />
      <ProductView
        store={store}
        product={product}
        sizeChart={sizeChart}
        addons={offeredAddons(customization.addons, product.stock)}
        options={variant?.options ?? initialOptions(product)}
        crumbs={crumbs}
        delivery={namesArrival(store) ? { country: country.code, freeFrom } : null}
        dialCode={country.dialCode}
        now={today}
      />
      <RelatedProducts store={store} products={related} now={today} />
      <RecentlyViewed storeId={storeId} productId={product.id} currency={store.baseCurrency} />
    </>
  );
}
