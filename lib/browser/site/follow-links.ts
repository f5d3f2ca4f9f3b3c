import { withoutBasePath } from "@/lib/domain/site/base-path";
import { isPagePath } from "@/lib/domain/site/page-path";
import { isStrictPath } from "@/lib/domain/site/route";
import { followed } from "./followed";
import { isPlainClick } from "./is-plain-click";

export type LinkRouter = {
  /** Opens the page at this path within the shop. */
  push: (path: string, options: { scroll: boolean }) => void;
  /** Fetches the page at this path within the shop in advance. */
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
    const path = link && pathToOpen(link);
    if (!path || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    followed.open(link, () => push(path, { scroll: !("keepScroll" in link.dataset) }));
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const path = link && pathToOpen(link);
    if (path) prefetch(path);
  };
  // On `window`, so that the handlers of components run first and can prevent it.
  window.addEventListener("click", onClick);
  for (const type of INTENTS) window.addEventListener(type, onIntent, { passive: true });
  return () => {
    window.removeEventListener("click", onClick);
    for (const type of INTENTS) window.removeEventListener(type, onIntent);
  };
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/**
 * The path within the shop of the page that opens without a new document; null if the browser has to follow the link.
 * Pages for signing in or paying load a new document, because their stricter security policy only takes effect in one. A
 * place on the same page is the browser's too.
 */
function pathToOpen(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash, target, dataset } = link;
  if (origin !== location.origin || target || link.hasAttribute("download") || "leaves" in dataset) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  const path = withoutBasePath(pathname);
  return path && isPagePath(path) && !isStrictPath(path) ? path + search + hash : null;
}
