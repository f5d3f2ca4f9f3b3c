/**
 * The SEO details of a page or of the store (specification §3). For each text that is empty the page uses a text of its
 * own.
 */
export type SeoDetails = {
  pageTitle: string;
  metaDescription: string;
  metaKeywords: readonly string[];
  h1Tag: string;
  /** As `#rrggbb`; set only in the SEO details of the store itself. */
  tileColor: string;
};
