import { GUIDES } from "./guides";
import { POLICIES } from "./policies";

export type DemoPage = {
  slug: string;
  kind: "policy" | "page";
  title: string;
  description: string;
  /** HTML. */
  content: string;
};

export const PAGES: readonly DemoPage[] = [...POLICIES, ...GUIDES];
