/**
 * Whether the page at this decoded path shows people of the shop what shoppers do not see yet. It works while the store is
 * closed, and the desk may frame it.
 */
export const isPreviewPath = (pathname: string) => pathname.startsWith("/others/preview/");

/** Where a product is seen before it is in the shop. */
export const previewPath = (productId: string) => `/others/preview/${encodeURIComponent(productId)}`;
