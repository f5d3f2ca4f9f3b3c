import { permanentRedirect, redirect } from "next/navigation";
import { CategoryFooter } from "@/components/category/category-footer";
import { CategoryHeader } from "@/components/category/category-header";
import { EmptyList } from "@/components/category/empty-list";
import { ListView } from "@/components/category/list-view";
import { getCategory, getMovedSlug, getToday } from "@/lib/data/cached";
import type { Category } from "@/lib/domain/category";
import type { ListFilters } from "@/lib/domain/filter";
import type { StoreId } from "@/lib/domain/ids";
import { type ListChoice, NOTHING_CHOSEN } from "@/lib/domain/list-query";
import type { ProductPageOfList } from "@/lib/domain/product-list";
import type { StoreDetails } from "@/lib/domain/store";
import { categoryPath } from "@/lib/seo/absolute-url";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { FaqStructuredData } from "@/lib/seo/faq-structured-data";
import { ListStructuredData } from "@/lib/seo/list-structured-data";

/** The category at `slug`; leads on to its new address when it has moved, and to the missing page otherwise. */
export async function categoryAt(storeId: StoreId, slug: string): Promise<Category> {
  const category = await getCategory(storeId, slug);
  if (category) return category;
  const moved = await getMovedSlug(storeId, "category", slug);
  if (moved) permanentRedirect(categoryPath(moved));
  redirect("/404");
}

type CategoryPageProps = {
  store: StoreDetails;
  category: Category;
  choice: ListChoice;
  list: ProductPageOfList;
  filters: ListFilters;
};

/** The whole list, or what a choice leaves of it: one page, rendered once for everybody or per request. */
export async function CategoryPage({ store, category, choice, list, filters }: CategoryPageProps) {
  const path = categoryPath(category.slug);
  const heading = category.seo.h1Tag || category.name;
  const crumbs = [
    { name: "Home", href: "/" },
    { name: category.name, href: path },
  ];
  const isWhole = choice === NOTHING_CHOSEN;
  return (
    <>
      <BreadcrumbStructuredData store={store} crumbs={crumbs} />
      {isWhole && (
        <ListStructuredData
          store={store}
          name={category.name}
          path={path}
          products={list.products}
          total={list.total}
        />
      )}
      {isWhole && category.faqs.length > 0 && <FaqStructuredData faqs={category.faqs} />}
      <CategoryHeader
        storeId={store.id}
        crumbs={crumbs}
        heading={heading}
        intro={category.intro}
        headerContent={category.headerContent}
        picture={category.picture}
      />
      <div className="px-gutter">
        <ListView
          store={store}
          path={path}
          choice={choice}
          list={list}
          filters={filters}
          now={await getToday(store.id)}
          empty={<EmptyList path={path} choice={choice} total={list.total} />}
        />
      </div>
      <CategoryFooter category={category} />
    </>
  );
}
