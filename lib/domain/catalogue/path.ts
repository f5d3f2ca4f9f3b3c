export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
