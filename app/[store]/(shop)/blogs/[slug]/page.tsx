import { permanentRedirect } from "next/navigation";
import { BlogArticle } from "@/components/content/blog-article";
import { getMovedSlug } from "@/lib/cached/catalogue";
import { getBlogPost } from "@/lib/cached/content";
import { getStore } from "@/lib/cached/store";
import { blogPostPath } from "@/lib/domain/content/path";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BlogPostStructuredData } from "@/lib/seo/blog-post-structured-data";
import { blogPostMetadata } from "@/lib/seo/page-metadata";
import { leaveMissing } from "../../leave-missing";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, slug: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/blogs/[slug]">) {
  const { store: storeId, slug } = await params;
  const [store, post] = await Promise.all([getStore(storeId), getBlogPost(storeId, slug)]);
  return store && post ? blogPostMetadata(store, post) : {};
}

export default async function BlogPostPage({ params }: PageProps<"/[store]/blogs/[slug]">) {
  const { store: storeId, slug } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const post = store.features.blogs ? await getBlogPost(storeId, slug) : null;
  if (!post) {
    const moved = await getMovedSlug(storeId, "blog", slug);
    if (moved) permanentRedirect(blogPostPath(moved));
    return leaveMissing(storeId, blogPostPath(slug));
  }
  return (
    <>
      <BlogPostStructuredData store={store} post={post} />
      <BlogArticle storeId={storeId} timeZone={store.timeZone} post={post} />
    </>
  );
}
