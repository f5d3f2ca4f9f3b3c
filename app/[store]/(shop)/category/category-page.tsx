import { permanentRedirect, redirect } from "next/navigation";
import { CategoryFooter } from "@/components/catalogue/category-footer";
import { CategoryHeader } from "@/components/catalogue/category-header";
import { SubCategoryCards } from "@/components/catalogue/sub-category-cards";
import { breadcrumbTexts } from "@/components/content/texts";
import { getCategory, getCategoryCards, getMovedSlug } from "@/lib/cached/catalogue";
import { linksToCategories, withCardPictures } from "@/lib/domain/catalogue/card-pictures";
import type { Category } from "@/lib/domain/catalogue/category";
import { categoryCrumbs, childrenOf } from "@/lib/domain/catalogue/category-tree";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { categoryPath } from "@/lib/domain/catalogue/path";
import type { StoreId } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
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
  const storeId = shown.store.id;
  const cards = await getCategoryCards(storeId);
  const below = childrenOf(cards, category.id);
  const crumbs = [{ name: breadcrumbTexts.home, href: "/" }, ...categoryCrumbs(cards, category)];
  const heading = seo.h1Tag || name;
  const related = withCardPictures(category.relatedLinks, cards);
  // A category without a list of its own and without categories below it would have nothing to show.
  const hasList = category.listsProducts || below.length === 0;
  return (
    <>
      {shown.choice === NOTHING_CHOSEN && faqs.length > 0 && <FaqStructuredData faqs={faqs} />}
      {hasList ? (
        <ProductListPage
          {...shown}
          {...{ name, crumbs, heading, intro, headerContent, picture, quickLinks }}
          path={categoryPath(slug)}
          subCategories={linksToCategories(below)}
        />
      ) : (
        <>
          <BreadcrumbStructuredData store={shown.store} crumbs={crumbs} />
          <CategoryHeader
            {...{ storeId, crumbs, heading, intro, headerContent, picture, quickLinks }}
            subCategories={[]}
            isNarrowed={false}
          />
          <SubCategoryCards storeId={storeId} categories={below} />
        </>
      )}
      <CategoryFooter storeId={storeId} category={category} relatedLinks={related} />
    </>
  );
}
