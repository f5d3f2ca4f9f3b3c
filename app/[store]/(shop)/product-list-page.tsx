import type { ReactNode } from "react";
import { CategoryHeader } from "@/components/catalogue/category-header";
import { EmptyList } from "@/components/catalogue/empty-list";
import { ListView } from "@/components/catalogue/list-view";
import { breadcrumbTexts } from "@/components/content/texts";
import type { Crumb } from "@/components/ui/breadcrumb";
import { getToday } from "@/lib/cached/store";
import type { CategoryLink } from "@/lib/domain/catalogue/category";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { countChosen, type ListChoice, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import type { Picture } from "@/lib/domain/media/picture";
import type { StoreDetails } from "@/lib/domain/store/store";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { ListStructuredData } from "@/lib/seo/list-structured-data";

/** The props that all pages with a product list share. */
export type ListOnPage = {
  store: StoreDetails;
  choice: ListChoice;
  list: ProductsPage;
  filters: ListFilters;
};

type ProductListPageProps = ListOnPage & {
  path: string;
  name: string;
  /** The way from the home page to this one; just the two of them if omitted. */
  crumbs?: readonly Crumb[];
  /** The page's heading, if it differs from the list's `name`. */
  heading?: string;
  intro: string;
  headerContent?: string;
  picture?: Picture | null;
  subCategories?: readonly CategoryLink[];
  quickLinks?: readonly CategoryLink[];
  /** What stands between the heading and the list. */
  aboveList?: ReactNode;
};

/** A product list with its heading, either filtered or complete. */
export async function ProductListPage({
  store,
  choice,
  list,
  filters,
  path,
  name,
  crumbs = [
    { name: breadcrumbTexts.home, href: "/" },
    { name, href: path },
  ],
  heading = name,
  intro,
  headerContent = "",
  picture = null,
  subCategories = [],
  quickLinks = [],
  aboveList,
}: ProductListPageProps) {
  const isNarrowed = countChosen(choice) > 0;
  return (
    <>
      <BreadcrumbStructuredData store={store} crumbs={crumbs} />
      {choice === NOTHING_CHOSEN && (
        <ListStructuredData store={store} name={name} path={path} products={list.products} total={list.total} />
      )}
      <CategoryHeader
        storeId={store.id}
        crumbs={crumbs}
        heading={heading}
        intro={intro}
        headerContent={headerContent}
        picture={picture}
        subCategories={subCategories}
        quickLinks={quickLinks}
        isNarrowed={isNarrowed}
      />
      {aboveList}
      <div className="px-gutter">
        <ListView
          store={store}
          path={path}
          choice={choice}
          list={list}
          filters={filters}
          now={await getToday(store.id)}
          isBelowPicture={picture !== null && !isNarrowed}
          empty={<EmptyList path={path} choice={choice} total={list.total} />}
        />
      </div>
    </>
  );
}
