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

/** A page counts as visited if it has been open for this long. */
const VISIT_MS = 2_000;

/** The pages saved by the service worker, the last visited first. */
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

/** The address of the saved copy of a page, for use while offline. */
export function keptHref(address: string): string {
  const url = new URL(address, window.location.origin);
  url.searchParams.set(KEPT_MARK, "1");
  return url.pathname + url.search + url.hash;
}

/** Whether this page is a saved copy. */
export const isKeptAddress = () => new URLSearchParams(window.location.search).has(KEPT_MARK);

/** Reloads this page from the network instead of the saved copy. */
export function reloadFromNetwork(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(KEPT_MARK);
  // The offline page itself is not a page of the shop, so the home page opens instead.
  if (url.pathname === OFFLINE_PATH) url.pathname = "/";
  window.history.replaceState(null, "", url);
  window.location.reload();
}

/**
 * Has the service worker save the page at `path` if the visitor stays on it; never a page that is rendered for one
 * visitor. Returns a function that cancels this.
 */
export function keepWhenVisited(path: string): () => void {
  if (!("serviceWorker" in navigator) || isVisitorPath(path)) return () => undefined;
  const timer = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ path, files } satisfies Visit);
  }, VISIT_MS);
  return () => clearTimeout(timer);
}

/** Registers the service worker while the browser is idle. The browser itself checks for a newer one on every page. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Safari does not have `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(async () => {
    try {
      await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
    } catch (error) {
      // The browser denies service workers or is offline: the shop works without the worker.
      console.warn("Could not register the service worker; pages will not be available offline.", error);
    }
  });
}

/** Decodes a title, which is stored as HTML with character references. */
function decodeText(encoded: string): string {
  return new DOMParser().parseFromString(decodeURIComponent(encoded), "text/html").documentElement.textContent ?? "";
}
