import type { Metadata } from "next";
import type { Category } from "@/lib/domain/catalogue/category";
import { categoryPath } from "@/lib/domain/catalogue/path";
import { type BlogPost, type ContentPage, contentPagePath } from "@/lib/domain/content/content";
import { blogPostPath } from "@/lib/domain/content/path";
import type { Picture } from "@/lib/domain/media/picture";
import type { SeoDetails } from "@/lib/domain/site/seo";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";
import { plainText } from "./plain-text";

export const DESCRIPTION_LENGTH = 160;

type PageFacts = {
  /** The path of the page's canonical URL, without a query. */
  path: string;
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** The picture for shared links; by default the store's social logo. */
  picture?: Picture | null;
};

/** The metadata, for search engines and shared links, of a page that search engines may index. */
export function pageMetadata(
  store: StoreDetails,
  { path, title, description, keywords, picture }: PageFacts,
): Metadata {
  const url = absoluteUrl(store, path);
  const images = picture ? [sharedPicture(store, picture)] : socialLogo(store);
  const described = description || store.seo.metaDescription || undefined;
  const words = keywords?.length ? keywords : store.seo.metaKeywords;
  return {
    title,
    description: described,
    keywords: words.length > 0 ? words.join(",") : undefined,
    alternates: { canonical: url },
    robots: { index: true, follow: true, "max-image-preview": "large" },
    openGraph: { type: "website", siteName: store.name, title, description: described, url, images },
    twitter: {
      card: images.length > 0 ? "summary_large_image" : "summary",
      title,
      description: described,
      images: images.map((image) => image.url),
    },
  };
}

/**
 * Metadata of a page whose title is fixed in the code, because the owner cannot change it: special lists, collections,
 * the journal.
 */
export function fixedPageMetadata(
  store: StoreDetails,
  { path, title, description }: { path: string; title: string; description?: string },
): Metadata {
  return pageMetadata(store, { path, title: withStoreName(store, title), description });
}

export function categoryMetadata(store: StoreDetails, category: Category): Metadata {
  return pageMetadata(store, {
    path: categoryPath(category.slug),
    ...ownSeo(store, category.seo, category.name),
    description:
      category.seo.metaDescription || plainText(category.intro || category.headerContent, DESCRIPTION_LENGTH),
    picture: category.picture ?? category.cardPicture,
  });
}

/**
 * Metadata for a list that is filtered, sorted or not on its first page, made from that of the whole list. Crawlers may
 * read the page but must not index it; its canonical URL is that of the whole list.
 */
export function filteredMetadata(list: Metadata): Metadata {
  return { ...list, robots: { index: false, follow: true } };
}

export function searchMetadata(store: StoreDetails, query: string): Metadata {
  const title = query ? `Search: ${plainText(query, 60)}` : "Search";
  return filteredMetadata(fixedPageMetadata(store, { path: "/search", title }));
}

export function blogPostMetadata(store: StoreDetails, post: BlogPost): Metadata {
  const metadata = pageMetadata(store, {
    path: blogPostPath(post.slug),
    ...ownSeo(store, post.seo, post.title),
    description: post.seo.metaDescription || plainText(post.summary || post.content, DESCRIPTION_LENGTH),
    picture: post.picture,
  });
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: "article",
      publishedTime: post.publishedAt.toISOString(),
      modifiedTime: post.modifiedAt.toISOString(),
      authors: post.author ? [post.author] : undefined,
    },
  };
}

export function contentPageMetadata(store: StoreDetails, page: ContentPage): Metadata {
  return pageMetadata(store, {
    path: contentPagePath(page.slug),
    ...ownSeo(store, page.seo, page.title),
    description: page.seo.metaDescription || plainText(page.content, DESCRIPTION_LENGTH),
  });
}

/**
 * The title and keywords that the owner entered for a page. If there is no title, it is made from the name of the page
 * and the name of the store.
 */
export function ownSeo(store: StoreDetails, seo: SeoDetails, name: string) {
  return { title: seo.pageTitle || withStoreName(store, name), keywords: seo.metaKeywords };
}

function withStoreName(store: StoreDetails, title: string): string {
  return `${title} | ${store.name}`;
}

function sharedPicture(store: StoreDetails, picture: Picture) {
  return { url: pictureUrl(store, picture), width: picture.width, height: picture.height, alt: picture.alt };
}

function socialLogo(store: StoreDetails) {
  const { socialLogo: src } = store.pictures;
  return src ? [{ url: pictureUrl(store, { src }), width: 1200, height: 630, alt: store.name }] : [];
}
