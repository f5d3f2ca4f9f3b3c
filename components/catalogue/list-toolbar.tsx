import { CompareListLink } from "@/components/comparison/link";
import { Icon } from "@/components/ui/icon";
import { filterTexts, listTexts } from "./texts";

type ListToolbarProps = {
  total: number;
  currencyCode: string;
  chosenCount: number;
  /** The slug of the category whose list this is; null for other lists. */
  category: string | null;
};

/**
 * The number of products in the list. Screens too small for filters beside the list also get a button that opens them.
 */
export function ListToolbar({ total, currencyCode, chosenCount, category }: ListToolbarProps) {
  return (
    <div className="below-header sticky top-16 z-20 -mx-gutter flex h-12 items-center gap-1 border-y border-line bg-paper px-gutter lg:static lg:mx-0 lg:h-12 lg:border-0 lg:px-0">
      <p className="tabular me-auto text-sm text-muted" role="status">
        {listTexts.count(total, currencyCode)}
      </p>
      {total > 1 && <CompareListLink category={category} />}
      <button
        type="button"
        popoverTarget="filters"
        className="-me-2 flex h-11 items-center gap-2 px-2 text-sm lg:hidden"
      >
        <Icon name="filter" className="size-4" /> {filterTexts.heading}
        {chosenCount > 0 && <span className="tabular">({chosenCount})</span>}
      </button>
    </div>
  );
}
