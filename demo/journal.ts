import { CRAFT_POSTS } from "./journal-craft";
import { SHOP_POSTS } from "./journal-shop";

export type DemoPost = {
  slug: string;
  title: string;
  author: string;
  summary: string;
  daysOld: number;
  /** The picture is `journal/<slug>.webp`; this is its alternative text. */
  alt: string;
  keywords: readonly string[];
  /** HTML. */
  content: string;
};

export const JOURNAL: readonly DemoPost[] = [...CRAFT_POSTS, ...SHOP_POSTS];
