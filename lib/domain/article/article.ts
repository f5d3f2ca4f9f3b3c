import { contentPagePath, ROOT_PAGES } from "../content/content";
import { blogPostPath } from "../content/path";

/** Where articles are: pages with a text, policies among them, or the blog. As the folders of the store's files. */
export const ARTICLE_PARTS = ["pages", "blog"] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/** Names an article. The id of a page is its slug, which it keeps. */
export type ArticleKey = { part: ArticlePart; id: string };

type Text = {
  slug: string;
  title: string;
  /** HTML, sanitised. */
  content: string;
  seo: Readonly<Record<string, unknown>>;
};
export type PageContent = Text & { kind: "page" | "policy" };
export type PostContent = Text & {
  kind: "post";
  author: string;
  summary: string;
  picture: Readonly<Record<string, unknown>> | null;
  /** ISO 8601; null until it is published. */
  publishedAt: string | null;
  status: "enabled" | "disabled";
};
/** All that an owner writes of an article. */
export type ArticleContent = PageContent | PostContent;

/** An article that is being written. Shoppers see nothing of it. */
export type ArticleDraft = {
  content: ArticleContent;
  /** What was in the shop when it was begun; null if the article is new. */
  base: ArticleContent | null;
  /** Who works on it. */
  by: string;
  /** Rises with each write, so that a write that was made from an older view is noticed. */
  revision: number;
  /** When it publishes itself; it cannot be changed while this is set. */
  publishAt: Date | null;
  begunAt: Date;
  changedAt: Date;
};

/** `elsewhere`: what an import or a program had written, kept because something else was published over it. */
export const ARTICLE_CAUSES = ["published", "planned", "restored", "removed", "elsewhere"] as const;

export type ArticleVersion = {
  number: number;
  at: Date;
  by: string;
  cause: (typeof ARTICLE_CAUSES)[number];
  /** Null if the article was taken out of the shop. */
  content: ArticleContent | null;
};

/** So many articles are on a page of their list at the desk. */
export const ARTICLES_PER_PAGE = 50;

/** So many versions of an article are kept. */
export const MAX_ARTICLE_VERSIONS = 50;

export type ArticleFault = { path: "slug" | "title" | "content"; code: string };

/** An article with all that is known of it. */
export type ArticleView = {
  key: ArticleKey;
  live: ArticleContent | null;
  draft: ArticleDraft | null;
  /** Whether the article has changed in the shop since its draft was begun. */
  isOutdated: boolean;
  /** Why the draft cannot be published as it is. */
  faults: readonly ArticleFault[];
  /** The newest first. */
  versions: readonly ArticleVersion[];
};

export const articlePath = ({ kind, slug }: Pick<ArticleContent, "kind" | "slug">): string =>
  kind === "post" ? blogPostPath(slug) : contentPagePath(slug);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 120;

/** Whether a text can be the last part of an article's address. */
export const isArticleSlug = (slug: string): boolean => SLUG.test(slug) && slug.length <= MAX_SLUG;

/**
 * Why an article cannot be published. `live` is what it is in the shop, whose address may have any form; `isSlugTaken` says
 * whether another article has its address.
 */
export function findArticleFaults(
  { slug, title, content }: ArticleContent,
  { live, isSlugTaken }: { live: ArticleContent | null; isSlugTaken: boolean },
): ArticleFault[] {
  const faults: ArticleFault[] = [];
  if (title.trim() === "") faults.push({ path: "title", code: "title_needed" });
  if (slug !== live?.slug && !isArticleSlug(slug)) faults.push({ path: "slug", code: "slug_unreadable" });
  else if (isSlugTaken) faults.push({ path: "slug", code: "slug_repeated" });
  if (!hasContent(content)) faults.push({ path: "content", code: "content_needed" });
  return faults;
}

/** Whether somebody who opens it sees anything: a word or a picture. */
const hasContent = (html: string) => /<img\s/i.test(html) || /[^\s]/.test(html.replace(/<[^>]*>|&nbsp;/g, ""));

/** What a page with this slug is: those at the root are policies, except the two that say who the shop is. */
export const kindOfPage = (slug: string): PageContent["kind"] =>
  ROOT_PAGES.includes(slug) && slug !== "about-us" && slug !== "contact-us" ? "policy" : "page";
