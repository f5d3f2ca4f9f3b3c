import { redirect } from "next/navigation";
import { Pagination } from "@/components/catalogue/pagination";
import { BlogCards } from "@/components/content/blog-cards";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getBlogPosts } from "@/lib/cached/content";
import { getStore } from "@/lib/cached/store";
import type { StoreId } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { filteredMetadata, fixedPageMetadata } from "@/lib/seo/page-metadata";

type BlogsAddress = { storeId: StoreId /** Counted from 1. */; page: number };

const PATH = "/blogs";
const CRUMBS = [
  { name: "Home", href: "/" },
  { name: "Journal", href: PATH },
];
const hrefOf = (page: number) => (page === 1 ? PATH : `${PATH}/page/${page}`);

/** Later pages are followed but not kept, like those of any list. */
export async function blogsPageMetadata({ storeId, page }: BlogsAddress) {
  const store = await getStore(storeId);
  if (!store) return {};
  const metadata = fixedPageMetadata(store, { path: PATH, title: "Journal" });
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
      <h1 className="mt-8 mb-10 font-display text-display-1">Journal</h1>
      <BlogCards storeId={storeId} posts={posts} headingLevel="h2" />
      <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
    </div>
  );
}
