import { redirect } from "next/navigation";
import { connection } from "next/server";
import { previewTexts } from "@/components/content/texts";
import { getCategoryCards, getListFilters, getProductList } from "@/lib/cached/catalogue";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { windowPageSchema } from "@/lib/contracts/shop-window/stored-change";
import { findCategoryToPreview } from "@/lib/data/catalogue/categories";
import { withTilePictures } from "@/lib/domain/catalogue/card-pictures";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { LayoutSegment } from "@/lib/domain/content/layout-segment";
import { openSegments } from "@/lib/domain/content/open-content";
import type { StoreDetails } from "@/lib/domain/store/store";
import { isFromPeopleOf } from "@/lib/http/desk/page-visit";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { previewSegments } from "@/lib/workflows/shop-window/preview";
import { CategoryPage } from "../../../../category/category-page";
import { HomePage } from "../../../../home-page";

// Rendered in full for those who have the desk open; no segment comes from a cache.
export const instant = false;

type Props = PageProps<"/[store]/others/preview/shop-window/[source]">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, previewTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** The home page or the page of a category, as a draft makes it or as it was at a version; for the people of the shop. */
export default async function PreviewPage({ params, searchParams }: Props) {
  await connection();
  const { store: storeId, source } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const page = windowPageSchema.safeParse((await searchParams).page);
  if (!page.success || !(await isFromPeopleOf(storeId))) redirect("/404");
  const segments = await previewSegments(storeId, source, page.data);
  if (!segments) redirect("/404");
  return page.data === "home" ? (
    <Home store={store} segments={segments} />
  ) : (
    <Category store={store} id={page.data.slice("category:".length)} segments={segments} />
  );
}

type PreviewProps = { store: StoreDetails; segments: readonly LayoutSegment[] };

async function Home({ store, segments }: PreviewProps) {
  const [cards, today] = await Promise.all([getCategoryCards(store.id), getToday(store.id)]);
  const shown = withTilePictures(openSegments(segments, store.features), cards);
  return <HomePage store={store} segments={shown} today={today} />;
}

async function Category({ store, id, segments }: PreviewProps & { id: string }) {
  const category = await findCategoryToPreview(store.id, id);
  if (!category) redirect("/404");
  const scope = { kind: "category", id, slug: category.slug } as const;
  const [list, filters] = await Promise.all([getProductList(store.id, scope), getListFilters(store.id, scope)]);
  return (
    <CategoryPage
      store={store}
      category={{ ...category, segments }}
      choice={NOTHING_CHOSEN}
      list={list}
      filters={filters}
    />
  );
}
