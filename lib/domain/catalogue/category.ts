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
  /** HTML above and below the grid, sanitised when it was stored. */
  headerContent: string;
  footerContent: string;
  faqs: readonly { question: string; answer: string }[];
  seo: SeoDetails;
  modifiedAt: Date;
};
