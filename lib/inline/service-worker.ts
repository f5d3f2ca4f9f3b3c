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

/** What of a service worker is used here; TypeScript's own description cannot stand beside that of a page. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Worker = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends WorkerEvent>(name: string, listener: (event: Kind) => void): void;
};

const SETTINGS = {
  KEPT_FILES_CACHE,
  MAX_KEPT_FILES,
  KEPT_MARK,
  KEPT_PAGES_CACHE,
  MAX_KEPT_PAGES,
  KEPT_TITLE_HEADER,
  MAX_KEPT_PAGE_LENGTH,
  OFFLINE_PATH,
};

/**
 * The shop's service worker. It answers only where the network does not: with the page that says so, or with the kept
 * copy of a page that the shopper has asked for by its mark. The text of this function is the whole worker: it uses
 * nothing from outside itself.
 */
function work(build: string, settings: typeof SETTINGS) {
  const worker = self as unknown as Worker;
  const pagesName = settings.KEPT_PAGES_CACHE + build;
  const filesName = settings.KEPT_FILES_CACHE + build;
  const isOwnFile = (url: URL) => url.origin === worker.location.origin && url.pathname.startsWith("/_next/static/");

  const keepFiles = async (paths: Iterable<string>) => {
    const files = await caches.open(filesName);
    const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
    for (const path of new Set(paths)) {
      const url = new URL(path, worker.location.origin);
      if (known.has(url.pathname) || !isOwnFile(url)) continue;
      if (known.size >= settings.MAX_KEPT_FILES) return;
      known.add(url.pathname);
      await files.add(url.href);
    }
  };
  const filesIn = (html: string) => html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];

  const keepOfflinePage = async () => {
    const answer = await fetch(settings.OFFLINE_PATH, { credentials: "omit", cache: "no-store" });
    if (!answer.ok || answer.redirected) throw new Error(`The offline page answers ${answer.status}.`);
    await keepFiles(filesIn(await answer.clone().text()));
    await (await caches.open(filesName)).put(settings.OFFLINE_PATH, answer);
  };

  /** Only what the server itself calls the same for everyone, and asked for as nobody: nothing personal can be in it. */
  const keepPage = async ({ path, files }: Visit) => {
    const answer = await fetch(path, { credentials: "omit" });
    const isPublic = /\bpublic\b/.test(answer.headers.get("Cache-Control") ?? "");
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status !== 200 || answer.redirected || !isPublic || !isPage) return;
    const html = await answer.text();
    if (html.length > settings.MAX_KEPT_PAGE_LENGTH) return;
    await keepFiles([...filesIn(html), ...files]);
    const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
    const headers = new Headers({
      "Content-Type": "text/html; charset=utf-8",
      [settings.KEPT_TITLE_HEADER]: encodeURIComponent(title),
    });
    const policy = answer.headers.get("Content-Security-Policy");
    if (policy) headers.set("Content-Security-Policy", policy);
    const pages = await caches.open(pagesName);
    await pages.put(path, new Response(html, { headers }));
    // The cache lists its entries by age, and what is put again is new.
    const kept = await pages.keys();
    for (const old of kept.slice(0, -settings.MAX_KEPT_PAGES)) await pages.delete(old);
  };

  /** Whatever the network answers is passed on untouched, a redirect or a page that is missing too. */
  const navigate = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.has(settings.KEPT_MARK) && (await (await caches.open(pagesName)).match(pathname));
      const shown = page || (await (await caches.open(filesName)).match(settings.OFFLINE_PATH));
      if (shown) return shown;
      throw error;
    }
  };

  /** The name of such a file changes with its contents, so a kept one is never out of date. */
  const readFile = async (request: Request): Promise<Response> =>
    (await (await caches.open(filesName)).match(request, { ignoreVary: true })) ?? fetch(request);

  const tidyUp = async () => {
    const ours = [settings.KEPT_PAGES_CACHE, settings.KEPT_FILES_CACHE];
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
  worker.addEventListener("activate", (event) => event.waitUntil(tidyUp()));
  worker.addEventListener("message", (event: WorkerEvent & { data: Visit }) => event.waitUntil(keepPage(event.data)));
  worker.addEventListener("fetch", (event: FetchEvent) => {
    const { request } = event;
    if (request.method !== "GET") return;
    if (request.mode === "navigate") event.respondWith(navigate(event));
    else if (isOwnFile(new URL(request.url))) event.respondWith(readFile(request));
  });
}

/** A worker that takes itself and all that it has kept away. */
function retire(settings: typeof SETTINGS) {
  const worker = self as unknown as Worker;
  const leave = async () => {
    const ours = [settings.KEPT_PAGES_CACHE, settings.KEPT_FILES_CACHE];
    for (const name of await caches.keys()) {
      if (ours.some((prefix) => name.startsWith(prefix))) await caches.delete(name);
    }
    await worker.registration.unregister();
  };
  worker.addEventListener("install", () => void worker.skipWaiting());
  worker.addEventListener("activate", (event) => event.waitUntil(leave()));
}

const script = (worker: (...given: never[]) => void, ...given: readonly unknown[]) =>
  `(${worker})(${given.map((value) => JSON.stringify(value)).join(", ")});\n`;

/** The script of the worker that serves the pages of one build. */
export const shopWorkerScript = (build: string) => script(work, build, SETTINGS);
export const RETIRING_WORKER_SCRIPT = script(retire, SETTINGS);
