/** SEO details (specification §3); if a text is empty, the page uses a text of its own. */
export type SeoDetails = {
  pageTitle: string;
  metaDescription: string;
  metaKeywords: readonly string[];
  h1Tag: string;
  /** As `#rrggbb`; set only in the SEO details of the store itself. */
  tileColor: string;
};
