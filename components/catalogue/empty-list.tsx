import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { countChosen, type ListChoice } from "@/lib/domain/catalogue/list-query";

type EmptyListProps = { path: string; choice: ListChoice; total: number };

/** A page past the last, choices that nothing fits, or a list that is empty by itself: each with its way back. */
export function EmptyList({ path, choice, total }: EmptyListProps) {
  if (total > 0) {
    return (
      <EmptyState headingLevel="h2" heading="The list ends before this page" text="There are fewer products than that.">
        <ShopLink href={path} className={buttonClass("quiet")}>
          Back to the first page
        </ShopLink>
      </EmptyState>
    );
  }
  if (countChosen(choice) > 0) {
    return (
      <EmptyState headingLevel="h2" heading="Nothing fits all of that" text="Take one of the choices away to see more.">
        <ShopLink href={path} className={buttonClass("quiet")}>
          Clear all choices
        </ShopLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel="h2"
      heading="Nothing here just now"
      text="Please look again soon, or see what else there is."
    >
      <ShopLink href="/all-products" className={buttonClass("quiet")}>
        See everything
      </ShopLink>
    </EmptyState>
  );
}
