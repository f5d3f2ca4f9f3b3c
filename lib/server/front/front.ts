import "server-only";
import compression from "compression";
import type { Handler } from "./collected-response";
import { delayScripts } from "./delayed-scripts";
import { negotiate } from "./encoding";
import { onExpiredPages } from "./expire-kept-pages";
import { createPageCache, type PageCacheOptions } from "./page-cache";

/**
 * What stands in front of Next: page cache → compression → delayed scripts → Next (docs/front.md). An answer takes the same
 * way back, and each of them wraps it once, before Next has it.
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
    // Whoever asks further on is told the same encoding.
    request.headers["accept-encoding"] = negotiate(request.headers["accept-encoding"]).made;
    compressed(request, response);
  };
}
