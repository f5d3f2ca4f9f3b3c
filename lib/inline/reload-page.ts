import { ownName } from "@/lib/domain/site/base-path";
import { RELOADED_KEY, TYPED_KEY, TYPED_SELECTOR, type TypedText } from "@/lib/domain/site/reload";

/**
 * If a script of a page is lost, because the server has a newer build and has deleted the files of this one, most
 * buttons of the page do nothing. So the page is reloaded, once for each build and tab, and what was typed is saved;
 * `lib/browser/site/typed-before-reload.ts` fills it in again. This is the script at `/reload.js`.
 *
 * No cache keeps this script. So when it runs the network works: a page without its scripts because there is no network
 * is left alone. If the browser denies access to its storage, this fails, and nothing is reloaded.
 */
export function reloadPage(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const isChanged = (field: Field) =>
    "options" in field
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.value !== field.defaultValue;

  const build = `${document.documentElement.dataset.dplId},`;
  const reloaded = sessionStorage.getItem(ownName(RELOADED_KEY)) ?? "";
  if (reloaded.includes(build)) return;
  const fields = [...document.querySelectorAll<Field>(TYPED_SELECTOR)];
  const typed = fields.map((field) => [field.name, isChanged(field) ? field.value : null] as const);
  const text: TypedText = { path: location.pathname, typed };
  sessionStorage.setItem(ownName(RELOADED_KEY), reloaded + build);
  sessionStorage.setItem(ownName(TYPED_KEY), JSON.stringify(text));
  location.reload();
}
