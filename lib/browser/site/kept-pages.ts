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

/** Who stays this long has visited the page. */
const VISIT_MILLISECONDS = 2_000;

/** The pages that the worker has kept, the last visited first. */
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

/** The address that shows the kept copy while the network is away. */
export function keptHref(address: string): string {
  const url = new URL(address, window.location.origin);
  url.searchParams.set(KEPT_MARK, "1");
  return url.pathname + url.search + url.hash;
}

/** Whether this page was opened from the list of kept ones. */
export const isKeptAddress = () => new URLSearchParams(window.location.search).has(KEPT_MARK);

/** Shows this address anew, as the network has it. */
export function reloadFromNetwork(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(KEPT_MARK);
  // Nobody should stay at the offline page itself, which is no page of the shop.
  if (url.pathname === OFFLINE_PATH) url.pathname = "/";
  window.history.replaceState(null, "", url);
  window.location.reload();
}

/** Has the worker keep the page at `path`, if the visitor stays and it is the same for everyone; answers how to forget it. */
export function keepWhenVisited(path: string): () => void {
  if (!("serviceWorker" in navigator) || isVisitorPath(path)) return () => undefined;
  const timer = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ path, files } satisfies Visit);
  }, VISIT_MILLISECONDS);
  return () => clearTimeout(timer);
}

/** Fetched and set up while the browser rests; it looks for a newer worker itself, with every page it opens. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Safari has no idle callback.
  const whenResting = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenResting(async () => {
    try {
      await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
    } catch (error) {
      // Forbidden, or no network: the shop works without it.
      console.warn("The shop cannot keep pages for when there is no network.", error);
    }
  });
}

/** HTML escapes the few characters that it needs for itself. */
function decodeText(encoded: string): string {
  return new DOMParser().parseFromString(decodeURIComponent(encoded), "text/html").documentElement.textContent ?? "";
}
