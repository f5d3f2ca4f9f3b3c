import type { APIRequestContext, Page } from "@playwright/test";
import { BASE_PATH, withBasePath, withoutBasePath } from "@/lib/domain/site/base-path";

const METHODS = ["get", "head", "post", "put", "patch", "delete", "fetch"] as const;

/** The address of a path within the shop. An address that a test has read from a page has the path already. */
const addressOf = (path: string) => (withoutBasePath(path) === null ? withBasePath(path) : path);

/** Lets tests ask for paths within the shop, wherever it stands. Does nothing if it has its host to itself. */
export function askBelowBasePath(request: APIRequestContext): void {
  if (BASE_PATH === "") return;
  for (const method of METHODS) {
    const ask = request[method].bind(request);
    Object.assign(request, { [method]: (address: string, options?: object) => ask(addressOf(address), options) });
  }
}

/** The same for the pages that tests open and the calls in their name. */
export function openBelowBasePath(page: Page): void {
  if (BASE_PATH === "") return;
  const open = page.goto.bind(page);
  page.goto = (address, options) => open(addressOf(address), options);
  askBelowBasePath(page.request);
}

/** Collects the addresses on the shop's host, but outside the shop, for which the page asks. */
export function watchForStrays(page: Page, origin: string): readonly string[] {
  const strays: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && withoutBasePath(url.pathname) === null) strays.push(request.url());
  });
  return strays;
}
