import { redirect } from "next/navigation";
import { Pagination } from "@/components/catalogue/pagination";
import { BlogCards } from "@/components/content/blog-cards";
import { breadcrumbTexts, journalTexts } from "@/components/content/texts";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getBlogPosts } from "@/lib/cached/content";
import { getStore } from "@/lib/cached/store";
import { BLOG_PATH } from "@/lib/domain/content/path";
import type { StoreId } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";

/** `page` is the number of the page; the first page is 1. */
type BlogsAddress = { storeId: StoreId; page: number };

const CRUMBS = [
  { name: breadcrumbTexts.home, href: "/" },
  { name: breadcrumbTexts.journal, href: BLOG_PATH },
];
const hrefOf = (page: number) => (page === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${page}`);

/**
 * Search engines may index only the first page of the blog. On later pages they may only follow the links, as on the
 * later pages of any list.
 */
export async function blogsPageMetadata({ storeId, page }: BlogsAddress) {
  const store = await getStore(storeId);
  if (!store) return {};
  const metadata = fixedPageMetadata(store, { path: BLOG_PATH, title: journalTexts.title });
  return page === 1 ? metadata : filteredMetadata(metadata);
}

export async function BlogsPage({ storeId, page }: BlogsAddress) {
  const store = await getStore(storeId);
  if (!store) return null;
  const { posts, totalPages } = await getBlogPosts(storeId, page);
  if (!store.features.blogs || (page > 1 && page > totalPages)) redirect("/404");
  return (
    <div className="px-gutter pt-6">
      <BreadcrumbStructuredData store={store} crumbs={CRUMBS} />
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="mt-8 mb-10 font-display text-display-1">{journalTexts.title}</h1>
      <BlogCards storeId={storeId} timeZone={store.timeZone} posts={posts} headingLevel="h2" />
      <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
    </div>
  );
}
