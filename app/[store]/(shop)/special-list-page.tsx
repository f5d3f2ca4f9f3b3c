import { specialListTexts } from "@/components/catalogue/texts";
import { getStore } from "@/lib/cached/store";
import type { StoreId } from "@/lib/domain/store/id";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";
import { type ListOnPage, ProductListPage } from "./product-list-page";

/** The product lists that exist in every shop. Unlike categories, they are not created by an owner. */
const SPECIAL_LISTS = {
  all: { path: "/all-products", ...specialListTexts.all },
  new_arrivals: { path: "/new-arrivals", ...specialListTexts.new_arrivals },
  on_sale: { path: "/on-sale", ...specialListTexts.on_sale },
  featured: { path: "/featured-products", ...specialListTexts.featured },
} as const;
export type SpecialList = keyof typeof SPECIAL_LISTS;

export async function specialListMetadata(storeId: StoreId, kind: SpecialList, isFiltered = false) {
  const store = await getStore(storeId);
  if (!store) return {};
  const { path, title, intro } = SPECIAL_LISTS[kind];
  const metadata = fixedPageMetadata(store, { path, title, description: intro });
  return isFiltered ? filteredMetadata(metadata) : metadata;
}

type SpecialListPageProps = ListOnPage & { kind: SpecialList };

export function SpecialListPage({ kind, ...shown }: SpecialListPageProps) {
  const { path, title, intro } = SPECIAL_LISTS[kind];
  return <ProductListPage {...shown} path={path} name={title} intro={intro} />;
}
