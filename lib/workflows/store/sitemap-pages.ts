import "server-only";
import { findLatestChanges, listSitemapEntries, type SitemapEntry } from "@/lib/data/catalogue/sitemap";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { contentPagePath } from "@/lib/domain/content/content";
import { BLOG_PATH, blogPostPath } from "@/lib/domain/content/path";
import { productPath } from "@/lib/domain/product/path";
import { openLink } from "@/lib/domain/store/open-pages";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { SitemapPage } from "@/lib/seo/sitemap-xml";

const PATHS: Record<SitemapEntry["kind"], (slug: string) => string> = {
  category: categoryPath,
  product: productPath,
  blog: blogPostPath,
  page: contentPagePath,
};

/** The pages in one part of the sitemap, the first part being 1. If no such part exists, the list is empty. */
export async function listSitemapPages(store: StoreDetails, part: number): Promise<SitemapPage[]> {
  const [fixed, entries] = [part === 1 ? await fixedPages(store) : [], await listSitemapEntries(store.id, part)];
  // While their features are off, blog posts and the owner's own pages answer 404.
  const paths = entries.map(({ kind, slug, ...entry }) => ({ ...entry, path: PATHS[kind](slug) }));
  const shown = paths.filter(({ path }) => openLink({ kind: "internal", path }, store.features));
  return [...fixed, ...shown.map(({ path, modifiedAt, pictures }) => ({ path, modifiedAt, pictures }))];
}

/** The pages that every shop has, and the pages of the features that are on. */
async function fixedPages({ id, features }: StoreDetails): Promise<SitemapPage[]> {
  // This is null if the store's details come from another service, because then we do not know when the pages changed.
  const latest = await findLatestChanges(id);
  const page = (path: string, modifiedAt: Date | null | undefined) => ({
    path,
    modifiedAt: modifiedAt ?? null,
    pictures: [],
  });
  const lists = ["/all-products", "/new-arrivals", "/on-sale", "/featured-products"];
  return [
    page("/", latest?.store),
    ...lists.map((path) => page(path, latest?.products)),
    ...(features.collections ? [page("/collections", null)] : []),
    ...(features.blogs ? [page(BLOG_PATH, latest?.blog)] : []),
    ...(features.storeLocator ? [page("/store-locator", latest?.store)] : []),
  ];
}
