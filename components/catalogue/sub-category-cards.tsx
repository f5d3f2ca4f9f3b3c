import type { CategoryCard } from "@/lib/domain/catalogue/category";
import { CategoryGrid } from "./category-grid";
import { categoryTexts } from "./texts";

type SubCategoryCardsProps = { storeId: string; categories: readonly CategoryCard[] };

/** What a category's page shows that has no list of products of its own: the categories below it, as large cards. */
export function SubCategoryCards({ storeId, categories }: SubCategoryCardsProps) {
  return (
    <nav aria-label={categoryTexts.below} className="px-gutter">
      <CategoryGrid storeId={storeId} categories={categories} />
    </nav>
  );
}
