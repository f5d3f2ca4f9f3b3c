import { redirect } from "next/navigation";
import { BlogCards } from "@/components/content/blog-cards";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getBlogPosts, getStore } from "@/lib/data/cached";
import { PLACEHOLDER } from "@/lib/domain/ids";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { fixedPageMetadata } from "@/lib/seo/page-metadata";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

const CRUMBS = [
  { name: "Home", href: "/" },
  { name: "Journal", href: "/blogs" },
];

export async function generateMetadata({ params }: PageProps<"/[store]/blogs">) {
  const store = await getStore((await params).store);
  return store ? fixedPageMetadata(store, { path: "/blogs", title: "Journal" }) : {};
}

export default async function BlogsPage({ params }: PageProps<"/[store]/blogs">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  if (!store.features.blogs) redirect("/404");
  const { posts } = await getBlogPosts(storeId, 1);
  return (
    <div className="px-gutter pt-6">
      <BreadcrumbStructuredData store={store} crumbs={CRUMBS} />
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="mt-8 mb-10 font-display text-display-1">Journal</h1>
      <BlogCards storeId={storeId} posts={posts} headingLevel="h2" />
    </div>
  );
}
