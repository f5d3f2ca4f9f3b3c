import { breadcrumbTexts } from "@/components/content/texts";
import type { Crumb } from "@/components/ui/breadcrumb";
import type { CategoryCard } from "@/lib/domain/catalogue/category";
import { categoryCrumbs } from "@/lib/domain/catalogue/category-tree";
import { productPath } from "@/lib/domain/product/path";
import type { Product } from "@/lib/domain/product/product";

type Placed = Pick<Product, "name" | "slug" | "categories">;

/** The way from the home page to a product, through the first of its categories. */
export function productCrumbs({ name, slug, categories: [category] }: Placed, cards: readonly CategoryCard[]): Crumb[] {
  return [
    { name: breadcrumbTexts.home, href: "/" },
    ...(category ? categoryCrumbs(cards, category) : []),
    { name, href: productPath(slug) },
  ];
}
