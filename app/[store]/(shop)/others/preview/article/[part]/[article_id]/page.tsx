import { redirect } from "next/navigation";
import { connection } from "next/server";
import { BlogArticle } from "@/components/content/blog-article";
import { TextPage } from "@/components/content/text-page";
import { previewTexts } from "@/components/content/texts";
import { getStore, getStoreWithFreshSeo, getToday } from "@/lib/cached/store";
import { ARTICLE_PARTS, articlePath } from "@/lib/domain/article/article";
import { openText } from "@/lib/domain/content/open-content";
import { isFromPeopleOf } from "@/lib/http/desk/page-visit";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { previewArticle } from "@/lib/workflows/article/preview";

// Rendered in full for those who have the desk open; no part of the article comes from a cache.
export const instant = false;

type Props = PageProps<"/[store]/others/preview/article/[part]/[article_id]">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, previewTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** A page or post as a draft makes it or as it was at a version; for the people of the shop. */
export default async function PreviewPage({ params, searchParams }: Props) {
  await connection();
  const { store: storeId, part: named, article_id: id } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const part = ARTICLE_PARTS.find((each) => each === named);
  if (!part || !(await isFromPeopleOf(storeId))) redirect("/404");
  const source = (await searchParams).source;
  const now = await getToday(storeId);
  const shown = await previewArticle(storeId, { part, id }, typeof source === "string" ? source : "draft", now);
  if (!shown) redirect("/404");
  const { timeZone, features } = store;
  return shown.kind === "post" ? (
    <BlogArticle storeId={storeId} timeZone={timeZone} post={openText(shown.post, features)} />
  ) : (
    <TextPage page={openText(shown.page, features)} path={articlePath(shown.page)} timeZone={timeZone} />
  );
}
