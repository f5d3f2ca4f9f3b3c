export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;

/** The product's page with one of its variants chosen. */
export const variantPath = (slug: string, sku: string) => `${productPath(slug)}?variant=${encodeURIComponent(sku)}`;
