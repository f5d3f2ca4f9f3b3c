import type { ReactNode } from "react";
import { PriceBound } from "@/components/currency/price-bound";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { type ListChoice, listHref, toggleOption } from "@/lib/domain/catalogue/list-query";
import { filterChipTexts } from "./texts";

type FilterChipsProps = {
  path: string;
  /** Query parameters that all links of the list keep, such as the search text. */
  fixed?: Readonly<Record<string, string>>;
  choice: ListChoice;
  filters: ListFilters;
  currency: string;
};

/** The chosen filters as chips. Each is a link to the list without that filter. */
export function FilterChips({ path, fixed, choice, filters, currency }: FilterChipsProps) {
  const chips: { name: ReactNode; href: string }[] = filters.groups.flatMap((group) =>
    group.options
      .filter((option) => option.isChosen)
      .map((option) => ({
        name: option.name,
        href: listHref(path, toggleOption(choice, group.id, option.slug), fixed),
      })),
  );
  const { minPrice, maxPrice } = choice;
  if (minPrice !== null || maxPrice !== null) {
    const href = listHref(path, { ...choice, minPrice: null, maxPrice: null, page: 1 }, fixed);
    chips.push({ name: <PriceRange min={minPrice} max={maxPrice} currency={currency} />, href });
  }
  if (chips.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-wrap gap-2" aria-label={filterChipTexts.label}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <ShopLink
            href={chip.href}
            scroll={false}
            rel="nofollow"
            className="flex h-9 items-center gap-2 bg-sand px-3.5 text-sm hover:bg-line"
          >
            <span>
              <span className="sr-only">{filterChipTexts.remove}</span>
              {chip.name}
            </span>
            <Icon name="close" className="size-3.5" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          href={listHref(path, { ...choice, filters: {}, minPrice: null, maxPrice: null, page: 1 }, fixed)}
          scroll={false}
          className="link-underline flex h-9 items-center px-2 text-sm"
        >
          {filterChipTexts.clearAll}
        </ShopLink>
      </li>
    </ul>
  );
}

function PriceRange({ min, max, currency }: { min: number | null; max: number | null; currency: string }) {
  const price = (bound: number) => <PriceBound bound={bound} currency={currency} />;
  if (min !== null && max !== null) {
    return (
      <>
        {price(min)} {filterChipTexts.to} {price(max)}
      </>
    );
  }
  return (
    <>
      {min !== null ? filterChipTexts.from : filterChipTexts.upTo} {price(min ?? max ?? 0)}
    </>
  );
}
