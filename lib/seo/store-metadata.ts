import type { Metadata, Viewport } from "next";
import { pictureSrc } from "@/lib/domain/media/sources";
import type { StoreDetails } from "@/lib/domain/store/store";
import { pageMetadata } from "./page-metadata";

/** Of the storefront itself, in `public`, for a store without an icon of its own. */
const DEFAULT_ICONS = {
  icon: [
    { url: "/favicon.ico", sizes: "32x32" },
    { url: "/icon.svg", type: "image/svg+xml" },
  ],
  apple: "/apple-touch-icon.png",
};

/** What all pages of the store share. It names no canonical address: a page without one of its own would inherit it. */
export function storeMetadata(store: StoreDetails): Metadata {
  const { favicon } = store.pictures;
  return {
    metadataBase: new URL(store.origin),
    applicationName: store.name,
    title: store.seo.pageTitle || store.name,
    description: store.seo.metaDescription || undefined,
    keywords: store.seo.metaKeywords.length > 0 ? store.seo.metaKeywords.join(",") : undefined,
    openGraph: { type: "website", siteName: store.name },
    manifest: "/manifest.webmanifest",
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

/** Several sites may verify under the same name. */
function verificationTags({ verificationTags: tags }: StoreDetails): Record<string, string[]> {
  const contents: Record<string, string[]> = {};
  for (const { name, content } of tags) contents[name] = [...(contents[name] ?? []), content];
  return contents;
}
