import { specialListTexts } from "@/components/catalogue/texts";
import { getStore } from "@/lib/cached/store";
import { SPECIAL_LIST_PATHS, type SpecialList } from "@/lib/domain/catalogue/special-lists";
import type { StoreId } from "@/lib/domain/store/id";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";
import { type ListOnPage, ProductListPage } from "./product-list-page";

export async function specialListMetadata(storeId: StoreId, kind: SpecialList, isFiltered = false) {
  const store = await getStore(storeId);
  if (!store) return {};
  const { title, intro } = specialListTexts[kind];
  const metadata = fixedPageMetadata(store, { path: SPECIAL_LIST_PATHS[kind], title, description: intro });
  return isFiltered ? filteredMetadata(metadata) : metadata;
}

type SpecialListPageProps = ListOnPage & { kind: SpecialList };

export function SpecialListPage({ kind, ...shown }: SpecialListPageProps) {
  const { title, intro } = specialListTexts[kind];
  return <ProductListPage {...shown} path={SPECIAL_LIST_PATHS[kind]} name={title} intro={intro} />;
}
