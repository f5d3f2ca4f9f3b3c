import { getStore } from "@/lib/cached/store";
import type { StoreId } from "@/lib/domain/store/id";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";
import { type ListOnPage, ProductListPage } from "./product-list-page";

/** The lists every shop has, whatever its categories. */
const SPECIAL_LISTS = {
  all: { path: "/all-products", title: "Everything", intro: "All that is in the shop at present." },
  new_arrivals: { path: "/new-arrivals", title: "New arrivals", intro: "The latest pieces, newest first." },
  on_sale: { path: "/on-sale", title: "On sale", intro: "Reduced for now, as long as there is stock." },
  featured: { path: "/featured-products", title: "Favourites", intro: "Pieces we would point out to a friend." },
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
