import { getCategory, getListFilters, getProductList } from "@/lib/cached/catalogue";
import { getStore } from "@/lib/cached/store";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { categoryMetadata } from "@/lib/seo/page-metadata";
import { CategoryPage, categoryAt } from "../category-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, slug: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/category/[slug]">) {
  const { store: storeId, slug } = await params;
  const [store, category] = await Promise.all([getStore(storeId), getCategory(storeId, slug)]);
  return store && category ? categoryMetadata(store, category) : {};
}

export default async function Page({ params }: PageProps<"/[store]/category/[slug]">) {
  const { store: storeId, slug } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const category = await categoryAt(storeId, slug);
  const scope = { kind: "category", id: category.id, slug: category.slug } as const;
  const [list, filters] = await Promise.all([getProductList(storeId, scope), getListFilters(storeId, scope)]);
  return <CategoryPage store={store} category={category} choice={NOTHING_CHOSEN} list={list} filters={filters} />;
}
