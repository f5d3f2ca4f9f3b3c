import type { Picture } from "../media/picture";
import type { SeoDetails } from "../site/seo";
import type { ContentLink } from "./link";

/**
 * The slugs of the content pages that every shop has; their URLs are directly below the root, such as `/about-us`. All
 * other content pages are at `/pages/x`.
 */
export const ROOT_PAGES: readonly string[] = [
  "about-us",
  "contact-us",
  "privacy-policy",
  "shipping-policy",
  "cancellation-policy",
  "terms-and-conditions",
];

/** The page with the terms that shoppers accept when they order, if the store asks for that. */
export const TERMS_PAGE = "/terms-and-conditions";

export function contentPagePath(slug: string): string {
  return ROOT_PAGES.includes(slug) ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`;
}

/** A content page, such as a policy, "about us", or any other page that the owner has written. */
export type ContentPage = {
  slug: string;
  kind: "policy" | "page";
  title: string;
  /** HTML, sanitised when it was stored. */
  content: string;
  seo: SeoDetails;
  modifiedAt: Date;
};

export type BlogCard = {
  id: string;
  slug: string;
  title: string;
  author: string;
  summary: string;
  picture: Picture | null;
  publishedAt: Date;
};

export type BlogPost = BlogCard & {
  /** HTML, sanitised when it was stored. */
  content: string;
  seo: SeoDetails;
  modifiedAt: Date;
};

export type MenuLink = { name: string; link: ContentLink | null };
export type MenuColumn = MenuLink & { links: readonly MenuLink[] };
/** A picture in the panel of an entry; line and button may be empty. */
export type MenuPicture = {
  picture: Picture;
  heading: string;
  subHeading: string;
  buttonText: string;
  link: ContentLink | null;
};
export type MenuEntry = MenuLink & {
  columns: readonly MenuColumn[];
  pictures: readonly MenuPicture[];
};

/** A heading on /collections with the names listed under it, for example all weaves or all makers. */
export type Collection = { id: string; name: string; options: readonly MenuLink[] };

export type SizeChart = {
  id: string;
  name: string;
  unit: string;
  description: string;
  /** The rows of the table; the first holds the names of the columns. */
  rows: readonly (readonly string[])[];
  /** Where the columns are measured, each with a drawing. */
  measures: readonly { name: string; hint: string; picture: Picture | null }[];
};
