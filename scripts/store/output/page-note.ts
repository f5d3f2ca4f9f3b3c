import type { Output } from "./output";

type Page = {
  total: number;
  page: number;
  pages: number;
  /** What the list contains, in the singular: "order", "enquiry". */
  noun: string;
  isFiltered?: boolean;
};

/** Prints that the list is empty, that `page` is after the last page, or how to see the next page. */
export function notePage(output: Output, { total, page, pages, noun, isFiltered = false }: Page): void {
  const nouns = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  if (total === 0) output.note(isFiltered ? `No ${noun} matches.` : `There are no ${nouns} yet.`);
  else if (page > pages) output.note(`There is no page ${page}: the last one is ${pages}.`);
  else if (page < pages) output.note(`Page ${page} of ${pages}, ${total} ${nouns} in all. Next: --page ${page + 1}`);
}
