import "server-only";
import compression from "compression";
import type { Handler } from "./collected-response";
import { delayScripts } from "./delayed-scripts";
import { negotiate } from "./encoding";
import { onExpiredPages } from "./expire-kept-pages";
import { createPageCache, type PageCacheOptions } from "./page-cache";

/**
 * The front server, which handles every request before Next.js: page cache → compression → delayed scripts → Next.js
 * (docs/front.md). A response passes through the same steps in the opposite order; for this, each step wraps the
 * response once before Next.js gets it.
 */
export function frontOf(next: Handler, options: PageCacheOptions): Handler {
  const compress = compression();
  const compressed: Handler = (request, response) => {
    compress(request, response, () => undefined);
    delayScripts(response);
    next(request, response);
  };
  const pages = createPageCache(compressed, options);
  onExpiredPages(pages.expire);
  return (request, response) => {
    if (pages.takes(request, response)) return;
    if (request.method === "GET") pages.watch(request, response);
    // The following steps read this header too, and must use the same encoding as the page cache.
    request.headers["accept-encoding"] = negotiate(request.headers["accept-encoding"]).made;
    compressed(request, response);
  };
}
