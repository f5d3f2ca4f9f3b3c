import { connection } from "next/server";
import { getCategory, getListFilters } from "@/lib/cached/catalogue";
import { getListPage } from "@/lib/cached/list-page";
import { getStore } from "@/lib/cached/store";
import { chosenListTags } from "@/lib/cached/tags-of";
import { parseListChoice } from "@/lib/domain/catalogue/list-query";
import { queryEntries } from "@/lib/domain/site/query-entries";
import { categoryMetadata, filteredMetadata } from "@/lib/seo/page-metadata";
import { nameShownTags } from "@/lib/server/front/shown-tags";
import { CategoryPage, categoryAt } from "../../category-page";

// Rendered in full for each request, without a cached shell, so that the page can be read without script (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/category/[slug]/filtered">) {
  const { store: storeId, slug } = await params;
  const [store, category] = await Promise.all([getStore(storeId), getCategory(storeId, slug)]);
  return store && category ? filteredMetadata(categoryMetadata(store, category)) : {};
}

/**
 * The category page with a page number, sort order or filter in its query. The middleware rewrites requests for such
 * URLs from `/category/x` to this route.
 */
export default async function Page({ params, searchParams }: PageProps<"/[store]/category/[slug]/filtered">) {
  await connection();
  const { store: storeId, slug } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const category = await categoryAt(storeId, slug);
  const choice = parseListChoice(queryEntries(await searchParams), store.setting);
  const scope = { kind: "category", id: category.id, slug: category.slug } as const;
  const whole = await getListFilters(storeId, scope);
  const { list, filters } = await getListPage(store, { ...choice, scope }, whole);
  nameShownTags(chosenListTags(storeId, scope, list.products));
  return <CategoryPage store={store} category={category} choice={choice} list={list} filters={filters} />;
}
