import type { Picture } from "../media/picture";
import type { SeoDetails } from "../site/seo";

export type Category = {
  id: string;
  slug: string;
  name: string;
  rank: number;
  /** Plain text of about two lines under the heading. */
  intro: string;
  picture: Picture | null;
  /**
   * HTML, sanitised when it was stored. The page shows this above the grid of products, and the next field below it.
   */
  headerContent: string;
  footerContent: string;
  faqs: readonly { question: string; answer: string }[];
  seo: SeoDetails;
  modifiedAt: Date;
};
