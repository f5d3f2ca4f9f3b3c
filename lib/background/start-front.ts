import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expireAgain } from "@/lib/cached/expire-pages";
import { withBasePath, withoutBasePath } from "@/lib/domain/site/base-path";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import { type RequestKind, requestKind } from "@/lib/domain/site/request-kind";
import { isPersonalPath } from "@/lib/domain/site/route";
import { routeName } from "@/lib/domain/site/route-name";
import { explainFault } from "@/lib/server/away-page";
import { env } from "@/lib/server/env";
import { nameAllowedMethods, refuseUnknownMethod } from "@/lib/server/front/allowed-methods";
import type { OnAnswered } from "@/lib/server/front/answered-pages";
import type { Handler } from "@/lib/server/front/collected-response";
import { frontOf } from "@/lib/server/front/front";
import { type Intercepted, interceptRequests } from "@/lib/server/front/intercept-requests";
import { checkNext } from "@/lib/server/front/next-assumptions";
import { openSharedPort } from "@/lib/server/front/shared-port";
import { metrics } from "@/lib/server/metrics";
import { followsRequests, type RequestContext, withRequest } from "@/lib/server/request-context";
import { nameRequest, requestIdOf } from "@/lib/server/request-id";
import { traceRequest } from "@/lib/server/traces";
import { trustProxies } from "@/lib/server/trusted-proxies";
import { countVisitor } from "@/lib/server/visitors-first";
import { startCounting } from "./start-counting";

/**
 * Makes the front server take Next's requests (docs/front.md). As soon as Next.js takes requests, this checks that it
 * does, and that Next.js behaves as we rely on (docs/next-internals.md).
 */
export function startFront(): void {
  const { onAnswered, finish } = startCounting();
  let closeOthers: () => Promise<void> = async () => undefined;
  const intercepted = interceptRequests((next) => gateOf(next, onAnswered), {
    closeOthers: () => closeOthers(),
    finish,
  });
  const check = async () => {
    await checkNext(intercepted, `http://localhost:${env().PORT}${withBasePath("/api/health")}`);
    closeOthers = await serveSharedPort(intercepted());
  };
  // Not awaited: this function is part of the server's start, and Next.js answers no request until the start is over.
  check().catch((error) => {
    console.error("The shop did not answer its own first request.", error);
    if (env().SHARED_PORT) process.exit(1);
  });
}

/** Serves the port that several processes share, if there are several. Returns what closes it. */
async function serveSharedPort(intercepted: Intercepted | null): Promise<() => Promise<void>> {
  const { SHARED_PORT } = env();
  if (!SHARED_PORT) return async () => undefined;
  if (!intercepted) throw new Error("The server of this process is not known.");
  return openSharedPort(intercepted.server, SHARED_PORT);
}

/**
 * Makes the handler of the front server, which checks every request before Next.js gets it and adds what Next.js leaves
 * out of its responses.
 */
function gateOf(next: Handler, onAnswered: OnAnswered): Handler {
  const front = frontOf(
    (request, response) => {
      // Next.js sends some redirects before the middleware runs, without a `Cache-Control` header. Redirects from pages
      // that depend on the visitor must not be cached by anyone.
      const [path = ""] = (request.url ?? "").split("?");
      nameRequest(request);
      if (isPersonalPath(decodedPath(withoutBasePath(path) ?? "")))
        response.setHeader("Cache-Control", "private, no-store");
      if (refuseUnknownMethod(next, request, response)) return;
      explainFault(request, response);
      nameAllowedMethods(next, request, response);
      next(request, response);
    },
    { expireAgain, onAnswered },
  );
  return (request, response) => {
    trustProxies(request);
    const kind = requestKind(withoutBasePath(request.url ?? "") ?? "");
    countVisitor(kind, response);
    measure(request, response, kind);
    observe(request, response, () => front(request, response));
  };
}

/** Lets the log and traces know a request if the settings ask for them. */
function observe(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  if (!followsRequests()) {
    answer();
    return;
  }
  nameRequest(request);
  const { method = "", url = "" } = request;
  const route = routeName(withoutBasePath(url) ?? "");
  const context = { id: requestIdOf(request.headers) ?? "", method, route };
  if (env().LOG_REQUESTS === "on") logAnswer(context, response);
  withRequest(context, () => traceRequest(request, response, route, answer));
}

/** Logs a request once its response has ended, also if the client hangs up before. */
function logAnswer(context: RequestContext, response: ServerResponse): void {
  const start = performance.now();
  response.once("close", () => {
    const { id, method, route } = context;
    const { statusCode: status } = response;
    const ms = Math.round(performance.now() - start);
    if (env().LOG_FORMAT === "json") withRequest(context, () => console.log("Answered", { status, ms }));
    else console.log(`${method} ${route} ${status} in ${ms} ms, request ${id}`);
  });
}

/** Counts a request and how long its response takes, also if the client hangs up before. */
function measure({ method = "" }: IncomingMessage, response: ServerResponse, kind: RequestKind): void {
  const measured = metrics();
  if (!measured) return;
  const start = performance.now();
  response.once("close", () => {
    measured.request({ kind, method, status: response.statusCode, seconds: (performance.now() - start) / 1_000 });
  });
}
