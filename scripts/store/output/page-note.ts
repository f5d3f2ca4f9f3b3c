import type { Output } from "./output";

type Page = {
  total: number;
  page: number;
  pages: number;
  /** "order", "gift card" */
  noun: string;
  isFiltered?: boolean;
};

/** Tells what a list does not show: that there is nothing, that the page lies behind the last one, or how to go on. */
export function notePage(output: Output, { total, page, pages, noun, isFiltered = false }: Page): void {
  if (total === 0) output.note(isFiltered ? `No ${noun} matches.` : `There are no ${noun}s yet.`);
  else if (page > pages) output.note(`There is no page ${page}: the last one is ${pages}.`);
  else if (page < pages) output.note(`Page ${page} of ${pages}, ${total} ${noun}s in all. Next: --page ${page + 1}`);
}
