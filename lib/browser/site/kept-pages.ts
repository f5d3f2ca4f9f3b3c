import { withBasePath } from "@/lib/domain/site/base-path";
import {
  KEPT_MARK,
  KEPT_PAGES_CACHE,
  KEPT_TITLE_HEADER,
  OFFLINE_PATH,
  type Visit,
  WORKER_PATH,
} from "@/lib/domain/site/kept-pages";
import { isVisitorPath } from "@/lib/domain/site/route";

export type KeptPage = { title: string; href: string };

/** How long a page must be open to count as visited. */
const VISIT_MS = 2_000;

/** The pages that the service worker has saved, the most recently visited first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  if (!("caches" in window)) return [];
  const pages: KeptPage[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT_PAGES_CACHE)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const title = (await cache.match(request))?.headers.get(KEPT_TITLE_HEADER);
      pages.unshift({ title: title ? decodeText(title) : pathname, href: keptHref(request.url) });
    }
  }
  return pages;
}

/** The URL at which the service worker serves the saved copy of a page, for use while offline. */
export function keptHref(address: string): string {
  const url = new URL(address, window.location.origin);
  url.searchParams.set(KEPT_MARK, "1");
  return url.pathname + url.search + url.hash;
}

/** Whether the current page is a saved copy rather than the page itself. */
export const isKeptAddress = () => new URLSearchParams(window.location.search).has(KEPT_MARK);

/** Replaces the saved copy with the page itself, fetched from the network. */
export function reloadFromNetwork(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(KEPT_MARK);
  // The offline page is not a page of the shop, so there is nothing to reload; the home page is opened.
  if (url.pathname === withBasePath(OFFLINE_PATH)) url.pathname = withBasePath("/");
  window.history.replaceState(null, "", url);
  window.location.reload();
}

/**
 * If the visitor stays on the page at `path`, tells the service worker to save it for use while offline. Pages that are
 * rendered for one visitor are never saved. Returns a function that cancels this.
 */
export function keepWhenVisited(path: string): () => void {
  if (!("serviceWorker" in navigator) || isVisitorPath(path)) return () => undefined;
  const timer = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ path: withBasePath(path), files } satisfies Visit);
  }, VISIT_MS);
  return () => clearTimeout(timer);
}

/**
 * Registers the service worker as soon as the browser is idle. On every page, the browser itself checks for a newer
 * version.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Safari does not have `requestIdleCallback`, so `setTimeout` takes its place.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(async () => {
    try {
      await navigator.serviceWorker.register(withBasePath(WORKER_PATH), {
        scope: withBasePath("/"),
        updateViaCache: "none",
      });
    } catch (error) {
      // The browser forbids service workers or is offline. The shop works without the service worker.
      console.warn("Could not register the service worker; pages will not be available offline.", error);
    }
  });
}

/** Decodes a page's title, which was saved as HTML and may contain character references such as `&amp;`. */
function decodeText(encoded: string): string {
  return new DOMParser().parseFromString(decodeURIComponent(encoded), "text/html").documentElement.textContent ?? "";
}
