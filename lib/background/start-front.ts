import "server-only";
import { expirePages } from "@/lib/cached/expire-pages";
import { isVisitorPath } from "@/lib/domain/site/route";
import { explainFault } from "@/lib/server/away-page";
import { env } from "@/lib/server/env";
import { nameAllowedMethods, refuseUnknownMethod } from "@/lib/server/front/allowed-methods";
import type { Handler } from "@/lib/server/front/collected-response";
import { frontOf } from "@/lib/server/front/front";
import { assertInFront, interceptRequests } from "@/lib/server/front/intercept-requests";
import { trustProxies } from "@/lib/server/trusted-proxies";

/** Puts the front before Next's server (docs/front.md), and makes sure of it once that takes requests. */
export function startFront(): void {
  const stands = interceptRequests(gateOf);
  // Next answers nothing before the start, of which this is a part, is over.
  assertInFront(stands, `http://localhost:${env().PORT}/api/health`).catch((error) => {
    console.error("The shop did not answer its own first request.", error);
  });
}

/** What is true of every request, before the front looks at it, and what Next leaves out of an answer. */
function gateOf(next: Handler): Handler {
  const front = frontOf(
    (request, response) => {
      explainFault(request, response);
      nameAllowedMethods(next, request, response);
      next(request, response);
    },
    { expireAgain: expirePages },
  );
  return (request, response) => {
    trustProxies(request);
    // Some redirects of Next come before the middleware, and say nothing of who may keep them.
    const [path = ""] = (request.url ?? "").split("?");
    if (isVisitorPath(path)) response.setHeader("Cache-Control", "private, no-store");
    if (!refuseUnknownMethod(next, request, response)) front(request, response);
  };
}
