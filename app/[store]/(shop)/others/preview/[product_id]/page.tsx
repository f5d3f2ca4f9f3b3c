import { redirect } from "next/navigation";
import { connection } from "next/server";
import { previewTexts } from "@/components/product/texts";
import { ProductView } from "@/components/product/view";
import { getCategoryCards } from "@/lib/cached/catalogue";
import { getAddons, getSizeChart } from "@/lib/cached/product";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { findProductToPreview } from "@/lib/data/product/products";
import { offeredAddons } from "@/lib/domain/product/addon";
import { initialOptions } from "@/lib/domain/product/variant-choice";
import { isFromPeopleOf } from "@/lib/http/desk/page-visit";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { productCrumbs } from "../../../product/product-crumbs";

// Rendered in full for those who have the desk open; no part of the product comes from a cache.
export const instant = false;

type Props = PageProps<"/[store]/others/preview/[product_id]">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, previewTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** A product as shoppers will see it, for the people of the shop only. */
export default async function PreviewPage({ params }: Props) {
  await connection();
  const { store: storeId, product_id: id } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const product = (await isFromPeopleOf(storeId)) ? await findProductToPreview(storeId, id, store.setting) : null;
  if (!product) redirect("/404");
  const [sizeChart, customization, today, cards] = await Promise.all([
    product.sizeChartId ? getSizeChart(storeId, product.sizeChartId) : null,
    getAddons(storeId, store.setting.offersAddons ? product.addonIds : []),
    getToday(storeId),
    getCategoryCards(storeId),
  ]);
  const crumbs = productCrumbs(product, cards);
  return (
    <>
      <p className="bg-sand px-gutter py-3 text-sm" role="note">
        {previewTexts.note}
      </p>
      <ProductView
        store={store}
        product={product}
        sizeChart={sizeChart}
        addons={offeredAddons(customization.addons, product.stock)}
        options={initialOptions(product)}
        crumbs={crumbs}
        delivery={null}
        dialCode={countryOfStore(store).dialCode}
        now={today}
      />
    </>
  );
}
