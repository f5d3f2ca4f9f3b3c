import { permanentRedirect, redirect } from "next/navigation";
import { CategoryFooter } from "@/components/catalogue/category-footer";
import { getCategory, getCategoryCards, getMovedSlug } from "@/lib/cached/catalogue";
import { withCardPictures } from "@/lib/domain/catalogue/card-pictures";
import type { Category } from "@/lib/domain/catalogue/category";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { categoryPath } from "@/lib/domain/catalogue/path";
import type { StoreId } from "@/lib/domain/store/id";
import { FaqStructuredData } from "@/lib/seo/faq-structured-data";
import { type ListOnPage, ProductListPage } from "../product-list-page";

/**
 * Returns the category with this slug. If the slug has been renamed, redirects to the new URL; otherwise redirects to
 * the 404 page.
 */
export async function categoryAt(storeId: StoreId, slug: string): Promise<Category> {
  const category = await getCategory(storeId, slug);
  if (category) return category;
  const moved = await getMovedSlug(storeId, "category", slug);
  if (moved) permanentRedirect(categoryPath(moved));
  redirect("/404");
}

type CategoryPageProps = ListOnPage & { category: Category };

/**
 * A category page, with or without filters. Without filters, one rendering is cached for all visitors; with filters,
 * the page is rendered for each request.
 */
export async function CategoryPage({ category, ...shown }: CategoryPageProps) {
  const { name, slug, seo, intro, headerContent, picture, faqs, quickLinks } = category;
  const related = withCardPictures(category.relatedLinks, await getCategoryCards(shown.store.id));
  return (
    <>
      {shown.choice === NOTHING_CHOSEN && faqs.length > 0 && <FaqStructuredData faqs={faqs} />}
      <ProductListPage
        {...shown}
        path={categoryPath(slug)}
        name={name}
        heading={seo.h1Tag || name}
        intro={intro}
        headerContent={headerContent}
        picture={picture}
        quickLinks={quickLinks}
      />
      <CategoryFooter storeId={shown.store.id} category={category} relatedLinks={related} />
    </>
  );
}
