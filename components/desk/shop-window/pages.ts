import { rowsOf } from "@/lib/browser/desk/category-tree";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import { windowTexts } from "./texts";

/** A page that can be arranged, by its key in the calls. */
export type PageChoice = { value: string; label: string };

/** The home page and the pages of all categories. */
export const pageChoices = (tree: CategoryTreeAnswer): PageChoice[] => [
  { value: "home", label: windowTexts.home },
  ...rowsOf(tree).map(({ category }) => ({
    value: `category:${category.id}`,
    label: windowTexts.category(category.name),
  })),
];

/** The names of pages, in a line. A category may have been removed since. */
export const namesOfPages = (pages: readonly string[], choices: readonly PageChoice[]): string =>
  pages.map((page) => choices.find(({ value }) => value === page)?.label ?? windowTexts.category("…")).join(", ");
