import type { ReactNode } from "react";
import { ProductGrid } from "@/components/product/grid";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import {
  countChosen,
  LIST_SORTS,
  type ListChoice,
  type ListSort,
  listHref,
  offeredSorts,
} from "@/lib/domain/catalogue/list-query";
import { categoryPath } from "@/lib/domain/catalogue/path";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { FilterChips } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import { ListToolbar } from "./list-toolbar";
import { Pagination } from "./pagination";
import { RESULTS_ID } from "./results-id";
import { listTexts } from "./texts";

type ListViewProps = {
  store: StoreDetails;
  path: string;
  fixed?: Readonly<Record<string, string>>;
  choice: ListChoice;
  list: { products: readonly ProductCard[]; total: number; totalPages: number };
  filters: ListFilters;
  sorts?: readonly ListSort[];
  now: Date;
  /** True if the page shows a picture above the list, which is then fetched before those of the products. */
  isBelowPicture?: boolean;
  /** Shown instead of the grid if the list has no products. */
  empty: ReactNode;
};

/** Any product list: filters, chips of the chosen filters, grid and pagination. */
export function ListView({
  store,
  path,
  fixed,
  choice,
  list,
  filters,
  sorts = LIST_SORTS,
  now,
  isBelowPicture = false,
  empty,
}: ListViewProps) {
  const currency = store.baseCurrency;
  const symbol = store.currencies.find(({ code }) => code === currency)?.symbol ?? currency;
  return (
    <div className="lg:grid lg:grid-cols-[14rem_1fr] lg:gap-12 xl:grid-cols-[15rem_1fr]">
      <FilterPanel
        path={path}
        fixed={fixed}
        choice={choice}
        filters={filters}
        sorts={offeredSorts(sorts, store.setting)}
        currencySymbol={symbol}
      />
      <section id={RESULTS_ID} aria-label={listTexts.label} className="min-w-0 -scroll-mt-8">
        <ListToolbar
          total={list.total}
          currencyCode={currency}
          chosenCount={countChosen(choice)}
          category={categoryAt(path)}
        />
        <div className="pt-5 lg:pt-3">
          <FilterChips path={path} fixed={fixed} choice={choice} filters={filters} currency={currency} />
          {list.products.length > 0 ? (
            <ProductGrid
              store={store}
              products={list.products}
              now={now}
              inViewCount={4}
              hasFirstPicture={!isBelowPicture}
              headingLevel="h2"
            />
          ) : (
            empty
          )}
        </div>
        <Pagination
          page={choice.page}
          totalPages={list.totalPages}
          hrefOf={(page) => listHref(path, { ...choice, page }, fixed)}
        />
      </section>
    </div>
  );
}

/** The slug of the category at this path; null for other lists. */
function categoryAt(path: string): string | null {
  const start = categoryPath("");
  return path.startsWith(start) ? decodeURIComponent(path.slice(start.length)) : null;
}
