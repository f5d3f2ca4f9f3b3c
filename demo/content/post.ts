export type DemoPost = {
  slug: string;
  title: string;
  author: string;
  summary: string;
  daysOld: number;
  /** The alternative text of the post's picture, the file `journal/<slug>.webp`. */
  alt: string;
  keywords: readonly string[];
  /** HTML. */
  content: string;
};
