/** Specification §3, SEO details; for empty texts the page uses its own. */
export type SeoDetails = {
  pageTitle: string;
  metaDescription: string;
  metaKeywords: readonly string[];
  h1Tag: string;
  /** `#rrggbb`; only the store's own details have it. */
  tileColor: string;
};
