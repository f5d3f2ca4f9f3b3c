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
 * The buttons stand at the start, so that none of them moves when the browser shows the first before it has the rest.
 */
export function ListToolbar({ total, currencyCode, chosenCount, category }: ListToolbarProps) {
  return (
    <div className="below-header sticky top-16 z-20 -mx-gutter flex h-12 items-center gap-1 border-y border-line bg-paper px-gutter lg:static lg:mx-0 lg:h-12 lg:border-0 lg:px-0">
      <button
        type="button"
        popoverTarget="filters"
        className="-ms-2 flex h-11 items-center gap-2 px-2 text-sm lg:hidden"
      >
        <Icon name="filter" className="size-4" /> {filterTexts.heading}
        {chosenCount > 0 && <span className="tabular">({chosenCount})</span>}
      </button>
      {total > 1 && <CompareListLink category={category} />}
      <p className="tabular ms-auto text-sm text-muted lg:order-first lg:ms-0" role="status">
        {listTexts.count(total, currencyCode)}
      </p>
    </div>
  );
}
