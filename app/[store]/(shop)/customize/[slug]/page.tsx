import { redirect } from "next/navigation";
import { connection } from "next/server";
import { withNext } from "@/components/authentication/with-next";
import { CustomizeView } from "@/components/customization/view";
import { one } from "@/components/form/outcome";
import { getAddons, getProduct, getSizingAssistants } from "@/lib/cached/product";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { SIZING_FIELD } from "@/lib/domain/customization/fields";
import { CUSTOMIZE_QUERY, customizePath } from "@/lib/domain/customization/pages";
import { isMadeToMeasure, offeredAddons } from "@/lib/domain/product/addon";
import { getRefusedForm } from "@/lib/http/refused-form";
import { getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { readFitProfiles } from "@/lib/workflows/customization/fit-profiles";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/customize/[slug]">;

export async function generateMetadata({ params }: Props) {
  const { store: storeId, slug } = await params;
  const [store, product] = await Promise.all([getStoreWithFreshSeo(storeId), getProduct(storeId, slug)]);
  return store && product ? visitorPageMetadata(store, product.name) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Makes a product to measure without script: which addon, then options and measurements, then a look at all of it. */
export default async function CustomizePage({ params, searchParams }: Props) {
  await connection();
  const { store: storeId, slug } = await params;
  const [store, product] = await Promise.all([getStore(storeId), getProduct(storeId, slug)]);
  if (!store) return null;
  if (!product || !store.setting.offersAddons || store.setting.hidesPrices) redirect("/404");
  const { addons: all, measurementSets } = await getAddons(storeId, product.addonIds);
  const addons = offeredAddons(all, product.stock).filter(isMadeToMeasure);
  const query = await searchParams;
  const addon = addons.length === 1 ? addons[0] : addons.find(({ id }) => id === one(query[CUSTOMIZE_QUERY.addon]));
  if (addons.length === 0) redirect("/404");
  const visitor = await getPageVisitor(store.id);
  if (addon && store.keepsFitProfilesInAccount && visitor.kind !== "customer") {
    redirect(withNext(ACCOUNT_PAGES.signIn, customizePath(slug, { [CUSTOMIZE_QUERY.addon]: addon.id })));
  }
  return (
    <CustomizeView
      store={store}
      product={product}
      addons={addons}
      addon={addon ?? null}
      measurementSets={measurementSets}
      assistants={store.features.sizingAssistant ? await getSizingAssistants(store.id) : []}
      sizing={Object.entries(query).flatMap(([name, value]) => (name.startsWith(SIZING_FIELD) ? (value ?? []) : []))}
      profiles={addon ? await readFitProfiles({ store, visitor }, addon.id) : []}
      modelId={one(query[CUSTOMIZE_QUERY.model])}
      edited={one(query[CUSTOMIZE_QUERY.edit])}
      refused={await getRefusedForm(query)}
    />
  );
}
