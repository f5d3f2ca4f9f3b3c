import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { SEARCH_PATH } from "@/lib/domain/site/route";
import type { OnAnswered } from "./answered-pages";
import type { Handler } from "./collected-response";
import { delayScripts } from "./delayed-scripts";
import { negotiate } from "./encoding";
import { onExpiredPages } from "./expire-kept-pages";
import { createPageCache, type PageCacheOptions } from "./page-cache";
import { collectShownTags } from "./shown-tags";
import { compressWholePages } from "./whole-pages";

/**
 * The front server, which handles every request before Next.js: page cache → compression → whole pages → delayed
 * scripts → Next.js (docs/front.md). A response passes through the same steps in the opposite order; for this, each step
 * wraps the response once before Next.js gets it.
 */
export function frontOf(next: Handler, options: PageCacheOptions): Handler {
  const compress = compression();
  const compressed: Handler = (request, response) => {
    const { made, streamed } = negotiate(request.headers["accept-encoding"]);
    request.headers["accept-encoding"] = streamed;
    compress(request, response, () => undefined);
    compressWholePages(request, response, made);
    delayScripts(response);
    next(request, response);
  };
  const pages = createPageCache(compressed, options);
  onExpiredPages(pages.expire);
  return (request, response) => {
    if (pages.takes(request, response)) return;
    if (request.method === "GET") pages.watch(request, response);
    if (options.onAnswered) hearAnswer(request, response, options.onAnswered, compressed);
    else compressed(request, response);
  };
}

/** Passes the request on, and tells what came of it. Next.js may change its address, so that is read before. */
function hearAnswer(request: IncomingMessage, response: ServerResponse, onAnswered: OnAnswered, next: Handler): void {
  const url = withoutBasePath(request.url ?? "");
  if (url === null) {
    next(request, response);
    return;
  }
  let shownTags: () => readonly string[] = () => [];
  response.once("finish", () => {
    const { statusCode: status } = response;
    onAnswered(request, url, { status, location: response.getHeader("location"), tags: shownTags() });
  });
  if (url.startsWith(SEARCH_PATH)) shownTags = collectShownTags(() => next(request, response));
  else next(request, response);
}
