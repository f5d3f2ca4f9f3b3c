import { withoutBasePath } from "@/lib/domain/site/base-path";
import { isPagePath } from "@/lib/domain/site/page-path";
import { isStrictPath } from "@/lib/domain/site/route";
import { isPlainClick } from "./is-plain-click";

export type LinkRouter = {
  /** Opens the page at this path. */
  push: (path: string, options: { scroll: boolean }) => void;
  /** Fetches the page at this path in advance. */
  prefetch: (path: string) => void;
};

const INTENTS = ["pointerover", "touchstart", "focusin"];

/**
 * Opens the shop's pages without loading a new document, with one listener for all links. A page is fetched in advance
 * only when the visitor points at its link, touches or focuses it: if all links in view were, a list of 24 products
 * would send about 50 requests at once. Returns a function that stops it.
 */
export function followLinks({ push, prefetch }: LinkRouter): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    push(pathOf(link), { scroll: !("keepScroll" in link.dataset) });
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetch(pathOf(link));
  };
  // On `window`, so that the handlers of components run first and can prevent it.
  window.addEventListener("click", onClick);
  for (const type of INTENTS) window.addEventListener(type, onIntent, { passive: true });
  return () => {
    window.removeEventListener("click", onClick);
    for (const type of INTENTS) window.removeEventListener(type, onIntent);
  };
}

/** The link below the pointer or the focus, if its page can be opened in this document. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && opensHere(link) ? link : null;
}

/**
 * Links to pages for signing in or paying load a new document, because the stricter security policy of those pages only
 * takes effect in a new document. A place on the same page is left to the browser.
 */
function opensHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target, dataset } = link;
  if (origin !== location.origin || target || link.hasAttribute("download") || "leaves" in dataset) return false;
  const path = withoutBasePath(pathname);
  if (path === null || !isPagePath(path) || isStrictPath(path)) return false;
  return !(hash && pathname === location.pathname && search === location.search);
}

/** The path within the shop, to which the router adds the path of the shop. */
function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return withoutBasePath(pathname + search + hash) ?? "/";
}
