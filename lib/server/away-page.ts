import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import { isDatabaseLost, RETRY_AFTER_SECONDS } from "./database-away";

/** The name and colour of a shop, for the error page that is shown while the shop's database cannot be reached. */
export type ShopLook = { name: string; accent: string | null };

/**
 * The maximum number of hosts that are remembered. Visitors can send any host, and must not be able to fill the memory.
 */
const MAX_LOOKS = 1_000;
// A global variable for the same reason as in `database-away.ts`: bundles have separate copies of a module.
const LOOKS = Symbol.for("storefront.shop-looks");
const shared = globalThis as { [LOOKS]?: Map<string, ShopLook> };

/** Remembers the look of the shop at `host`, for the time when it can no longer be read from the database. */
export function rememberLook(host: string, look: ShopLook): void {
  shared[LOOKS] ??= new Map();
  if (shared[LOOKS].size >= MAX_LOOKS) shared[LOOKS].clear();
  shared[LOOKS].set(host, look);
}

/**
 * The error page that is shown while the database cannot be reached; it needs neither database nor Next.js. It shows
 * the name and colour of the shop if these were read before, otherwise no name.
 */
export function awayPage(host: string): { headers: Record<string, string>; html: string } {
  const { name, accent } = shared[LOOKS]?.get(host) ?? { name: "", accent: null };
  const isColour = accent !== null && /^#(?:[0-9a-f]{3}){1,2}$/i.test(accent);
  const style = `body{margin:0;padding:18vh 1.5rem;background:#fbf8f3;color:#23211f;text-align:center;line-height:1.6;font-family:system-ui,sans-serif}
header,h1{font-family:"Iowan Old Style",Georgia,serif;font-weight:300}header{font-size:1.4rem;margin-bottom:3rem}a{color:${isColour ? accent : "#23211f"}}`;
  const shop = name === "" ? "" : `<header>${escapeHtml(name)}</header>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>Back in a moment</title><style>${style}</style></head><body>${shop}<h1>Back in a moment</h1><p>The shop cannot be reached just now. This page opens by itself as soon as it is back.</p><p><a href="">Try again</a></p></body></html>`;
  const digest = createHash("sha256").update(style).digest("base64");
  return {
    html,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Retry-After": String(RETRY_AFTER_SECONDS),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  };
}

/**
 * The host in the form that the list of stores and `rememberLook` use: lower case, without the port and without a dot
 * at the end.
 */
export function hostName(header: string | null | undefined): string {
  const host = header?.trim().toLowerCase() ?? "";
  return host.replace(/:\d+$/, "").replace(/\.$/, "");
}

/**
 * Paths that are not pages. The handlers of these paths send problem details by themselves if the database cannot be
 * reached.
 */
const OTHER_THAN_PAGES = /^\/(?:api|uploads|store_details|_next|\.well-known)(?:\/|$)/;

/**
 * If a page fails because the database cannot be reached, replaces the response with an error page that has status 503
 * and says when to try again. Next.js itself answers every failure with an empty page and status 500. Call this before
 * Next.js gets the response.
 */
export function explainFault(request: IncomingMessage, response: ServerResponse): void {
  if (OTHER_THAN_PAGES.test(decodedPath(withoutBasePath(request.url?.split("?")[0] ?? "") ?? ""))) return;
  const { write, end } = response;
  let isReplaced = false;
  const isFault = () => {
    if (isReplaced || response.headersSent || response.statusCode !== 500 || !isDatabaseLost()) return isReplaced;
    isReplaced = true;
    const { headers, html } = awayPage(hostName(request.headers.host));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 503;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    Reflect.apply(end, response, [request.method === "HEAD" ? undefined : html]);
    return true;
  };
  const finished = (args: unknown[]) => {
    const done = args.find((argument) => typeof argument === "function");
    if (done) process.nextTick(done as () => void);
  };
  response.write = (...args: unknown[]) => {
    if (!isFault()) return Reflect.apply(write, response, args);
    finished(args);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isFault()) return Reflect.apply(end, response, args);
    finished(args);
    return response;
  };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
