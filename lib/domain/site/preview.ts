/**
 * Whether the page at this decoded path shows people of the shop what shoppers do not see yet. It works while the store is
 * closed, and the desk may frame it.
 */
export const isPreviewPath = (pathname: string) => pathname.startsWith("/others/preview/");

/** Where a page is seen as a draft makes it, or as it was at a version; `source` is the id of the draft or `version-3`. */
export const windowPreviewPath = (source: string, page: string) =>
  `/others/preview/shop-window/${encodeURIComponent(source)}?page=${encodeURIComponent(page)}`;

/** Where a page with a text or a post is seen as its draft makes it, or as it was at a version. */
export const articlePreviewPath = (part: string, id: string, source = "draft") =>
  `/others/preview/article/${part}/${encodeURIComponent(id)}?source=${source}`;

/** The number of the version that a preview shows; null if it shows a draft. */
export function versionOfPreview(source: string): number | null {
  const [, number] = /^version-(\d{1,9})$/.exec(source) ?? [];
  return number === undefined ? null : Number(number);
}

/** Where a product is seen before it is in the shop. */
export const previewPath = (productId: string) => `/others/preview/${encodeURIComponent(productId)}`;
