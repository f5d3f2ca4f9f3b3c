import { permanentRedirect } from "next/navigation";
import { CategoryFooter } from "@/components/catalogue/category-footer";
import { CategoryHeader } from "@/components/catalogue/category-header";
import { SubCategoryCards } from "@/components/catalogue/sub-category-cards";
import { breadcrumbTexts } from "@/components/content/texts";
import { getCategory, getCategoryCards, getMovedSlug } from "@/lib/cached/catalogue";
import { getToday } from "@/lib/cached/store";
import { linksToCategories, withCardPictures, withTilePictures } from "@/lib/domain/catalogue/card-pictures";
import type { Category } from "@/lib/domain/catalogue/category";
import { categoryCrumbs, childrenOf } from "@/lib/domain/catalogue/category-tree";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { openSegments } from "@/lib/domain/content/open-content";
import type { StoreId } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { FaqStructuredData } from "@/lib/seo/faq-structured-data";
import { leaveMissing } from "../leave-missing";
import { type ListOnPage, ProductListPage } from "../product-list-page";
import { readSegments, Segments } from "../segments";

/**
 * Returns the category with this slug. If the slug has been renamed, redirects to the new URL; otherwise to
 * where its address leads instead, or to the 404 page.
 */
export async function categoryAt(storeId: StoreId, slug: string): Promise<Category> {
  const category = await getCategory(storeId, slug);
  if (category) return category;
  const moved = await getMovedSlug(storeId, "category", slug);
  if (moved) permanentRedirect(categoryPath(moved));
  return leaveMissing(storeId, categoryPath(slug));
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
  // Who narrows the list or turns its pages has seen what stands around it.
  const segments =
    shown.choice === NOTHING_CHOSEN
      ? withTilePictures(openSegments(category.segments, shown.store.features), cards)
      : [];
  const place = segments.findIndex(({ type }) => type === "product_list");
  const [above, after, today] = await Promise.all([
    readSegments(storeId, segments.slice(0, Math.max(0, place))),
    readSegments(storeId, segments.slice(place + 1)),
    getToday(storeId),
  ]);
  const questions = [...faqs, ...segments.flatMap((each) => (each.type === "faq" ? each.questions : []))];
  const aboveList = above.length > 0 && (
    <div className="home-segments pb-14">
      <Segments store={shown.store} read={above} today={today} />
    </div>
  );
  return (
    <>
      {shown.choice === NOTHING_CHOSEN && questions.length > 0 && <FaqStructuredData faqs={questions} />}
      {hasList ? (
        <ProductListPage
          {...shown}
          {...{ name, crumbs, heading, intro, headerContent, picture, quickLinks, aboveList }}
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
          {aboveList}
          <SubCategoryCards storeId={storeId} categories={below} />
        </>
      )}
      {after.length > 0 && (
        <div className="home-segments pt-20">
          <Segments store={shown.store} read={after} today={today} />
        </div>
      )}
      <CategoryFooter storeId={storeId} category={category} relatedLinks={related} />
    </>
  );
}
