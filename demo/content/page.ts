export type DemoPage = {
  slug: string;
  kind: "policy" | "page";
  title: string;
  description: string;
  /** HTML. */
  content: string;
};
