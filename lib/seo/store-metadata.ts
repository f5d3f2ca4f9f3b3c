import type { Metadata, Viewport } from "next";
import { pictureSrc } from "@/lib/domain/media/sources";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { StoreDetails } from "@/lib/domain/store/store";
import { pageMetadata } from "./page-metadata";

/** Icons in `public`, for a store without its own. */
const DEFAULT_ICONS = {
  icon: [
    { url: withBasePath("/favicon.ico"), sizes: "32x32" },
    { url: withBasePath("/icon.svg"), type: "image/svg+xml" },
  ],
  apple: withBasePath("/apple-touch-icon.png"),
};

/**
 * Metadata that all pages of the store have in common. It contains no canonical URL: a page without its own would
 * inherit it and declare another page as its original.
 */
export function storeMetadata(store: StoreDetails): Metadata {
  const { favicon } = store.pictures;
  return {
    metadataBase: new URL(store.origin),
    applicationName: store.name,
    title: store.seo.pageTitle || store.name,
    description: store.seo.metaDescription || undefined,
    keywords: store.seo.metaKeywords.length > 0 ? store.seo.metaKeywords.join(",") : undefined,
    openGraph: { type: "website", siteName: store.name },
    manifest: withBasePath("/manifest.webmanifest"),
    verification: { other: verificationTags(store) },
    icons: favicon ? { icon: pictureSrc(store.id, favicon) } : DEFAULT_ICONS,
  };
}

export function homeMetadata(store: StoreDetails): Metadata {
  return pageMetadata(store, { path: "/", title: store.seo.pageTitle || store.name });
}

export function storeViewport(store: StoreDetails): Viewport {
  return { themeColor: store.seo.tileColor };
}

/** The store's verification tags, grouped by name, because several tags may have the same name. */
function verificationTags({ verificationTags: tags }: StoreDetails): Record<string, string[]> {
  const contents: Record<string, string[]> = {};
  for (const { name, content } of tags) contents[name] = [...(contents[name] ?? []), content];
  return contents;
}
