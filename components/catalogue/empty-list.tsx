import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { countChosen, type ListChoice } from "@/lib/domain/catalogue/list-query";
import { emptyListTexts } from "./texts";

type EmptyListProps = { path: string; choice: ListChoice; total: number };

/** Shown for a page past the last, for filters that match nothing, and for an empty list: each with a link back. */
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
