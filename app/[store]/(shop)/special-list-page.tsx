import { CategoryHeader } from "@/components/category/category-header";
import { EmptyList } from "@/components/category/empty-list";
import { ListView } from "@/components/category/list-view";
import { getStore, getToday } from "@/lib/data/cached";
import type { ListFilters } from "@/lib/domain/filter";
import type { StoreId } from "@/lib/domain/ids";
import { type ListChoice, NOTHING_CHOSEN } from "@/lib/domain/list-query";
import type { ProductPageOfList } from "@/lib/domain/product-list";
import type { StoreDetails } from "@/lib/domain/store";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { ListStructuredData } from "@/lib/seo/list-structured-data";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";

/** The lists every shop has, whatever its categories. */
export const SPECIAL_LISTS = {
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

type SpecialListPageProps = {
  store: StoreDetails;
  kind: SpecialList;
  choice: ListChoice;
  list: ProductPageOfList;
  filters: ListFilters;
};

export async function SpecialListPage({ store, kind, choice, list, filters }: SpecialListPageProps) {
  const { path, title, intro } = SPECIAL_LISTS[kind];
  const crumbs = [
    { name: "Home", href: "/" },
    { name: title, href: path },
  ];
  return (
    <>
      <BreadcrumbStructuredData store={store} crumbs={crumbs} />
      {choice === NOTHING_CHOSEN && (
        <ListStructuredData store={store} name={title} path={path} products={list.products} total={list.total} />
      )}
      <CategoryHeader
        storeId={store.id}
        crumbs={crumbs}
        heading={title}
        intro={intro}
        headerContent=""
        picture={null}
      />
      <div className="px-gutter">
        <ListView
          store={store}
          path={path}
          choice={choice}
          list={list}
          filters={filters}
          now={await getToday(store.id)}
          empty={<EmptyList path={path} choice={choice} total={list.total} />}
        />
      </div>
    </>
  );
}
