import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { type ListChoice, type ListSort, listHref, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form";
import { PriceFields } from "./price-fields";
import { SortField } from "./sort-field";
import { filterTexts } from "./texts";

type FilterPanelProps = {
  path: string;
  fixed?: Readonly<Record<string, string>>;
  choice: ListChoice;
  filters: ListFilters;
  sorts: readonly ListSort[];
  currencySymbol: string;
};

/**
 * The form with sort order, filters and price bounds. It is beside the list on screens of at least 992 px, and in a
 * native popover on smaller ones, so it works without script.
 */
export function FilterPanel({ path, fixed = {}, choice, filters, sorts, currencySymbol }: FilterPanelProps) {
  const { groups, priceRange } = filters;
  return (
    <aside
      id="filters"
      popover="auto"
      aria-label={filterTexts.heading}
      className="drawer fixed inset-y-0 start-0 end-auto m-0 h-dvh w-[min(22rem,88vw)] scroll-pb-24 overflow-y-auto border-0 bg-paper px-5 lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:p-0"
    >
      <div className="flex h-16 items-center justify-between border-b border-line lg:hidden">
        <span className="font-display text-2xl">{filterTexts.heading}</span>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={filterTexts.close}
          className="-me-3 grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      {/* The key makes React replace all fields when the URL changes, so that they show the filters in the URL. */}
      <FilterForm key={listHref(path, choice, fixed)} path={path}>
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {sorts.length > 1 && <SortField sorts={sorts} chosen={choice.sort ?? sorts[0] ?? "latest"} />}
        {groups.map((group) => (
          <FilterFields key={group.id} group={group} />
        ))}
        {priceRange && (
          <PriceFields
            range={priceRange}
            chosen={{ min: choice.minPrice, max: choice.maxPrice }}
            currencySymbol={currencySymbol}
          />
        )}
        <div className="filter-submit sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-line bg-paper px-5 py-4 lg:static lg:mx-0 lg:border-0 lg:px-0">
          <button type="submit" className={buttonClass("solid", "grow px-4 lg:min-h-11")}>
            {filterTexts.show}
          </button>
          <ShopLink
            href={listHref(path, NOTHING_CHOSEN, fixed)}
            scroll={false}
            className="link-underline px-2 py-3 text-sm"
          >
            {filterTexts.clear}
          </ShopLink>
        </div>
      </FilterForm>
    </aside>
  );
}
