import type { FilterGroup } from "@/lib/domain/catalogue/filter";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { OPTION_SEARCH } from "./option-search-class";
import { filterTexts } from "./texts";

const SHOWN_AT_FIRST = 8;
/** A group with more options has a field to search in them. */
const MAX_WITHOUT_SEARCH = 10;

/**
 * The legend and checkboxes of one filter group, with the number of products for each; a long group is collapsed after
 * the first few.
 */
export function filterMarkup(group: FilterGroup): Markup {
  const options = group.options.map((option) => optionMarkup(group.id, option));
  return markup`<legend class="float-start mb-3 w-full text-sm font-medium">${group.name}</legend><div class="clear-both">${searchMarkup(group)}${options.slice(0, SHOWN_AT_FIRST)}${foldedMarkup(group, options.slice(SHOWN_AT_FIRST))}</div>`;
}

/** Has no name, so that it is not a part of the form; `OptionSearch` makes it work. */
function searchMarkup({ name, options }: FilterGroup): Markup | null {
  if (options.length <= MAX_WITHOUT_SEARCH) return null;
  const label = filterTexts.searchIn(name);
  return markup`<input type="search" class="${OPTION_SEARCH}" aria-label="${label}" placeholder="${label}"><p class="text-sm text-muted" role="status"></p>`;
}

function foldedMarkup(group: FilterGroup, folded: readonly Markup[]): Markup | null {
  if (folded.length === 0) return null;
  const isOpen = group.options.slice(SHOWN_AT_FIRST).some(({ isChosen }) => isChosen);
  return markup`<details${isOpen ? markup` open` : null}><summary class="link-underline py-2 text-[0.8125rem] text-muted">${filterTexts.more(folded.length)}</summary>${folded}</details>`;
}

function optionMarkup(
  groupId: string,
  { slug, name, swatch, count, isChosen }: FilterGroup["options"][number],
): Markup {
  const isEmpty = count === 0 && !isChosen;
  const states = [isChosen ? markup` checked` : markup``, isEmpty ? markup` disabled` : markup``];
  const colour = swatch
    ? markup`<span aria-hidden="true" class="size-4 rounded-full border border-line" style="background:${swatch}"></span>`
    : null;
  return markup`<label class="flex min-h-9 items-center gap-3 text-sm${isEmpty ? " text-muted/60" : ""}"><input type="checkbox" name="filter.${groupId}" value="${slug}"${states} class="size-4 accent-ink">${colour}${name}<span class="tabular ms-auto text-[0.8125rem] text-muted">${count}</span></label>`;
}
