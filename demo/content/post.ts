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
