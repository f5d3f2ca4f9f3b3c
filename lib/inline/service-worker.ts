import { withBasePath, withoutBasePath } from "@/lib/domain/site/base-path";
import {
  KEPT_FILES_CACHE,
  KEPT_MARK,
  KEPT_PAGES_CACHE,
  KEPT_TITLE_HEADER,
  MAX_KEPT_FILES,
  MAX_KEPT_PAGE_LENGTH,
  MAX_KEPT_PAGES,
  OFFLINE_PATH,
  type Visit,
} from "@/lib/domain/site/kept-pages";

const OFFLINE_ADDRESS = withBasePath(OFFLINE_PATH);

/** The parts of the service worker API used here; TypeScript's WebWorker types conflict with its DOM types. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type Worker = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends WorkerEvent>(name: string, listener: (event: Kind) => void): void;
};

/**
 * The shop's service worker. If the network does not respond, the worker responds with the offline page or, at an
 * address with the parameter `KEPT_MARK`, with the saved copy of the page. `build` names the build of
 * the pages that it saves.
 */
export function runWorker(build: string) {
  const worker = self as unknown as Worker;
  const pagesName = KEPT_PAGES_CACHE + build;
  const filesName = KEPT_FILES_CACHE + build;
  const isOwnFile = (url: URL) =>
    url.origin === worker.location.origin && url.pathname.startsWith(withBasePath("/_next/static/"));

  const keepFiles = async (paths: Iterable<string>) => {
    const files = await caches.open(filesName);
    const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
    for (const path of new Set(paths)) {
      const url = new URL(path, worker.location.origin);
      if (known.has(url.pathname) || !isOwnFile(url)) continue;
      if (known.size >= MAX_KEPT_FILES) return;
      known.add(url.pathname);
      await files.add(url.href);
    }
  };
  // With `?dpl=…`, if there is one: at this address the browser has the file already.
  const filesIn = (html: string) =>
    (html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)(?:\?dpl=[\w-]+)?/g) ?? []).map(withBasePath);

  const keepOfflinePage = async () => {
    const response = await fetch(OFFLINE_ADDRESS, { credentials: "omit", cache: "no-store" });
    if (!response.ok || response.redirected) throw new Error(`The offline page has status ${response.status}.`);
    await keepFiles(filesIn(await response.clone().text()));
    await (await caches.open(filesName)).put(OFFLINE_ADDRESS, response);
  };

  /**
   * Saves a page for offline use: only pages that are the same for everyone, requested without cookies, so that the
   * copy contains no personal data.
   */
  const keepPage = async ({ path, files }: Visit) => {
    const response = await fetch(path, { credentials: "omit" });
    const isPublic = /\bpublic\b/.test(response.headers.get("Cache-Control") ?? "");
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.status !== 200 || response.redirected || !isPublic || !isPage) return;
    const html = await response.text();
    if (html.length > MAX_KEPT_PAGE_LENGTH) return;
    await keepFiles([...filesIn(html), ...files]);
    const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
    const headers = new Headers({
      "Content-Type": "text/html; charset=utf-8",
      [KEPT_TITLE_HEADER]: encodeURIComponent(title),
    });
    const policy = response.headers.get("Content-Security-Policy");
    if (policy) headers.set("Content-Security-Policy", policy);
    const pages = await caches.open(pagesName);
    await pages.put(path, new Response(html, { headers }));
    // `keys()` lists the oldest entry first. Saving a page again has moved it to the end, so the pages deleted here are
    // those visited least recently.
    const kept = await pages.keys();
    for (const old of kept.slice(0, -MAX_KEPT_PAGES)) await pages.delete(old);
  };

  /**
   * Responds with whatever the network returns, including redirects and 404 pages; with a saved page only if the
   * network fails.
   */
  const navigate = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.has(KEPT_MARK) && (await (await caches.open(pagesName)).match(pathname));
      const fallback = page || (await (await caches.open(filesName)).match(OFFLINE_ADDRESS));
      if (fallback) return fallback;
      throw error;
    }
  };

  /**
   * Responds with the saved file, if there is one. A saved file is never out of date, because a file with other content
   * has another name; `?dpl=…` after it only names the build.
   */
  const readFile = async (request: Request): Promise<Response> =>
    (await (await caches.open(filesName)).match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);

  const activate = async () => {
    const ours = [KEPT_PAGES_CACHE, KEPT_FILES_CACHE];
    for (const name of await caches.keys()) {
      const isOld = name !== pagesName && name !== filesName;
      if (isOld && ours.some((prefix) => name.startsWith(prefix))) await caches.delete(name);
    }
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };

  worker.addEventListener("install", (event) => {
    event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
  });
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("message", (event: WorkerEvent & { data: Visit }) => event.waitUntil(keepPage(event.data)));
  worker.addEventListener("fetch", (event: FetchEvent) => {
    const { request } = event;
    if (request.method !== "GET") return;
    // The scope of a worker is any address that begins like it: that of `/shop` includes `/shopping`.
    if (withoutBasePath(new URL(request.url).pathname) === null) return;
    if (request.mode === "navigate") event.respondWith(navigate(event));
    else if (isOwnFile(new URL(request.url))) event.respondWith(readFile(request));
  });
}

/** A worker that deletes everything the shop's worker has saved, and unregisters itself. */
export function removeWorker() {
  const worker = self as unknown as Worker;
  const remove = async () => {
    const ours = [KEPT_PAGES_CACHE, KEPT_FILES_CACHE];
    for (const name of await caches.keys()) {
      if (ours.some((prefix) => name.startsWith(prefix))) await caches.delete(name);
    }
    await worker.registration.unregister();
  };
  worker.addEventListener("install", () => void worker.skipWaiting());
  worker.addEventListener("activate", (event) => event.waitUntil(remove()));
}
