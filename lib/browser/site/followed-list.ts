import { withoutBasePath } from "@/lib/domain/site/base-path";
import { readSaved, writeSaved } from "../saved-state";

/** A product of a list: the path of its page within the shop, and its name. */
export type ListedPage = { path: string; name: string };

const KEY = "followed_list";
const CARD_LINK = ".card-name > a";

/**
 * Saves the list in which the link of a card stands, for this tab, so that the product's page can lead to the product
 * before and after it. Other links change nothing.
 */
export function saveFollowedList(link: Element): void {
  const list = link.matches(CARD_LINK) && link.closest("ul");
  if (!list) return;
  const pages = [...list.querySelectorAll<HTMLAnchorElement>(CARD_LINK)].map(
    ({ pathname, textContent }): ListedPage => ({ path: withoutBasePath(pathname) ?? pathname, name: textContent }),
  );
  writeSaved(KEY, pages, "session");
}

/** The pages before and after this one in the list from which the visitor came; null where there is none. */
export function stepsFrom(path: string): { previous: ListedPage | null; next: ListedPage | null } {
  const pages = readSaved(KEY, isPages, [], "session");
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}

function isPages(value: unknown): value is ListedPage[] {
  return Array.isArray(value) && value.every(isPage);
}

function isPage(value: unknown): value is ListedPage {
  const { path, name } = Object(value);
  return typeof path === "string" && path.startsWith("/") && typeof name === "string";
}
