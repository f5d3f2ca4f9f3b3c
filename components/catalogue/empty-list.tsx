import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { countChosen, type ListChoice } from "@/lib/domain/catalogue/list-query";
import { emptyListTexts } from "./texts";

type EmptyListProps = { path: string; choice: ListChoice; total: number };

/**
 * Replaces the grid of a list without products: the page number is too high, no product matches the filters, or the
 * list is empty. Each case has its own text and link.
 */
export function EmptyList({ path, choice, total }: EmptyListProps) {
  const reason = total > 0 ? "pastLastPage" : countChosen(choice) > 0 ? "filtered" : "empty";
  const { heading, text, link } = emptyListTexts[reason];
  return (
    <EmptyState headingLevel="h2" heading={heading} text={text}>
      <ShopLink href={reason === "empty" ? "/all-products" : path} className={buttonClass("quiet")}>
        {link}
      </ShopLink>
    </EmptyState>
  );
}
