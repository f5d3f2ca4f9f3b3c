import type { ArticleVersionWire } from "@/lib/contracts/article/calls";
import type { ArticlePart } from "@/lib/domain/article/article";

type PartTexts = { title: string; why: string; off: string; begin: string; beginWhy: string; slugHint: string };

export const PART_TEXTS: Record<ArticlePart, PartTexts> = {
  pages: {
    title: "Pages and policies",
    why: "Pages with a text: who you are, how you deliver, your terms, and any page you want.",
    off: "The shop shows only its six usual pages, such as privacy and terms. Further pages of your own are switched off.",
    begin: "A new page",
    beginWhy: "It begins as a draft. Its address cannot be changed later.",
    slugHint: "A usual one such as privacy-policy stands at the root; all others are below /pages.",
  },
  blog: {
    title: "Blog",
    why: "Stories of the shop, from the newest.",
    off: "The blog is switched off: shoppers see none of it.",
    begin: "A new post",
    beginWhy: "It begins as a draft.",
    slugHint: "The last part of its address.",
  },
};

export const articleTexts = {
  toWindow: "Shop window",
  toRedirects: "Redirects",
  search: "Search",
  searchHint: "Title or address",
  none: "There is nothing here yet.",
  noMatch: "Nothing matches.",
  draft: "Draft",
  hidden: "Hidden",
  removed: "Not in the shop",
  policy: "Policy",
  changed: (when: string) => `Changed ${when}`,
  name: "Title",
  summary: "Summary",
  summaryHint: "One or two sentences, above the text and on the cards of the blog.",
  author: "Author",
  picture: "Picture",
  pictureHint: "Wide, above the text and on its card.",
  day: "Day",
  dayHint: "Empty: the day on which it is published.",
  hide: "Hide it from shoppers",
  slug: "Last part of the address",
  moved: "The former address leads to the new one.",
  kind: "It is a policy, and says when it was changed last",
  text: "Text",
  searchEngines: "For search engines",
  write: "Write",
  isDraft: "Saved in the draft",
  isLive: "As shoppers see it",
  isAbsent: "Not in the shop",
  outdated:
    "Someone has changed this text in the shop since this draft was begun. What they wrote is kept among the versions when you publish.",
  remove: "Take it out of the shop",
  removing: (title: string) => `Take “${title}” out of the shop?`,
  removeWhy: "Its address then leads to “not found”, and links to it lead nowhere. You can go back to it at any time.",
  yesRemove: "Take it out",
  toShop: "See it in the shop",
  published: "Published. Shoppers see it on the next page they open.",
  wentBack: "Shoppers see it as it was then.",
  wasRemoved: "It is out of the shop.",
  goBackWhy: "Shoppers see it at once as it was then. What they see now stays among the versions.",
  noVersions: "Nothing has been published here yet.",
  version: (number: number, title: string) => `${number}. ${title}`,
  newName: "Title",
  newSlug: "Address",
} as const;

export const ARTICLE_CAUSE_TEXTS: Record<ArticleVersionWire["cause"], string> = {
  published: "Published",
  planned: "Published by plan",
  restored: "Went back to it",
  removed: "Taken out of the shop",
  elsewhere: "Written elsewhere, such as by an import",
};

export const ARTICLE_FAULTS: Record<string, string> = {
  title_needed: "It needs a title.",
  content_needed: "It needs a text.",
  slug_unreadable: "Its address needs a to z, digits and hyphens.",
  slug_repeated: "Another one has this address.",
};
