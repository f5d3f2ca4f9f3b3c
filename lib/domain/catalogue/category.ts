import type { LayoutSegment } from "../content/layout-segment";
import type { ContentLink } from "../content/link";
import type { Picture } from "../media/picture";
import type { SeoDetails } from "../site/seo";

/** A link from a category's page; `picture` is null for a tab that has only a name. */
export type CategoryLink = { name: string; link: ContentLink; picture: Picture | null };

/** How many categories a store can have. */
export const MAX_CATEGORIES = 500;

/** No more links than this stand above the list, so that the products stay in the first screens. */
export const MAX_QUICK_LINKS = 8;

/** What stands for a category where other pages link to it. */
export type CategoryCard = Pick<Category, "id" | "parentId" | "slug" | "name" | "picture">;

export type Category = {
  id: string;
  slug: string;
  name: string;
  /** The category above it; null for one of the first level. */
  parentId: string | null;
  rank: number;
  /** False if its page shows only the categories below it. */
  listsProducts: boolean;
  /** Plain text of about two lines under the heading. */
  intro: string;
  /** The banner above the list. */
  picture: Picture | null;
  /** What stands for the category where other pages link to it; the banner if it is null. */
  cardPicture: Picture | null;
  /**
   * HTML, sanitised when it was stored. The page shows this above the grid of products, and the next field below it.
   */
  headerContent: string;
  footerContent: string;
  faqs: readonly { question: string; answer: string }[];
  quickLinks: readonly CategoryLink[];
  relatedLinks: readonly CategoryLink[];
  /** What stands above and below the list, which has its own place among them. */
  segments: readonly LayoutSegment[];
  seo: SeoDetails;
  modifiedAt: Date;
};
