import { permanentRedirect } from "next/navigation";
import { TextPage } from "@/components/content/text-page";
import { breadcrumbTexts } from "@/components/content/texts";
import { getMovedSlug } from "@/lib/cached/catalogue";
import { getContentPage } from "@/lib/cached/content";
import { getStore } from "@/lib/cached/store";
import { contentPagePath, ROOT_PAGES } from "@/lib/domain/content/content";
import type { Features } from "@/lib/domain/store/features";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { contentPageMetadata } from "@/lib/seo/page-metadata";
import { leaveMissing } from "../leave-missing";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, path: [PLACEHOLDER] }];

/** Converts the path segments of a URL to the slug of a content page; null if no content page can have that URL. */
function slugOf(path: readonly string[], features: Features): string | null {
  const [first = "", second, ...rest] = path;
  if (second === undefined) return ROOT_PAGES.includes(first) ? first : null;
  return features.extraPages && first === "pages" && rest.length === 0 && !ROOT_PAGES.includes(second) ? second : null;
}

export async function generateMetadata({ params }: PageProps<"/[store]/[...path]">) {
  const { store: storeId, path } = await params;
  const store = await getStore(storeId);
  const slug = store && slugOf(path, store.features);
  const page = slug ? await getContentPage(storeId, slug) : null;
  return store && page ? contentPageMetadata(store, page) : {};
}

/**
 * A content page. This catch-all route gets every URL that no other route matches, so an unknown slug gets the 404
 * page.
 */
export default async function Page({ params }: PageProps<"/[store]/[...path]">) {
  const { store: storeId, path } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const slug = slugOf(path, store.features);
  const page = slug ? await getContentPage(storeId, slug) : null;
  if (!page) {
    const moved = slug ? await getMovedSlug(storeId, "page", slug) : null;
    if (moved) permanentRedirect(contentPagePath(moved));
    return leaveMissing(storeId, `/${path.join("/")}`);
  }
  const address = contentPagePath(page.slug);
  const crumbs = [
    { name: breadcrumbTexts.home, href: "/" },
    { name: page.title, href: address },
  ];
  return (
    <>
      <BreadcrumbStructuredData store={store} crumbs={crumbs} />
      <TextPage page={page} path={address} timeZone={store.timeZone} />
    </>
  );
}
