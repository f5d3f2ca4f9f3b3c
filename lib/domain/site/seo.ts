/** Specification §3, SEO details; empty texts mean "use the page's own". */
export type SeoDetails = {
  pageTitle: string;
  metaDescription: string;
  metaKeywords: readonly string[];
  h1Tag: string;
  /** Only the store's own entry carries it; `#rrggbb`. */
  tileColor: string;
};
