import "server-only";
import type { ServerResponse } from "node:http";
import { BASE_PATH } from "@/lib/domain/site/base-path";
import { bytesOf, isCallback } from "./collected-response";

/**
 * Delays the scripts of shared pages until the page has been painted, and sends the head of every page together with
 * its first bytes.
 *
 * Next.js puts scripts into the head of a page. On a slow network they compete with the picture that people wait for,
 * and they run before the picture is painted (decision 25). Pages with a nonce keep their scripts as they are.
 *
 * Next.js sends a page rendered for one visitor in two parts: first an empty part that was rendered by `next build`,
 * then the page. If the empty part were sent at once, status 200 would be sent with it, and the page could no longer
 * redirect (decision 21).
 *
 * Call this before Next.js gets the response, but after all other functions that wrap the response and need the changed
 * page.
 */
export function delayScripts(response: ServerResponse): void {
  const { write, end } = response;
  let before: Buffer[] | null = [];

  /** Of what has been written so far, the part that can be sent now; null if nothing can be sent yet. */
  const passOn = (part: Buffer | null, isLast: boolean): Buffer | null => {
    if (before === null) return part;
    if (isRedirect(response)) {
      if (!response.headersSent) response.removeHeader("Content-Length");
      return null;
    }
    if (part && part.byteLength > 0) before.push(part);
    if (before.length === 0) return null;
    const text = isHtml(response) ? Buffer.concat(before) : null;
    const length = text?.indexOf("</head>") ?? -1;
    if (text && length < 0 && !isLast && text.byteLength < MAX_HEAD_BYTES) return null;
    const [first = null, ...others] = before;
    before = null;
    const late = text && length >= 0 ? withDelayedScripts(text.toString("utf8", 0, length)) : null;
    if (!text || late === null) return others.length === 0 ? first : text;
    if (!response.headersSent) response.removeHeader("Content-Length");
    return Buffer.concat([Buffer.from(late), text.subarray(length)]);
  };

  response.flushHeaders = () => undefined;
  response.write = (...args: unknown[]) => {
    const done = args.find(isCallback);
    const now = passOn(bytesOf(args), false);
    if (now !== null) return Reflect.apply(write, response, done ? [now, done] : [now]);
    if (done) process.nextTick(done);
    return true;
  };
  response.end = (...args: unknown[]) => {
    const done = args.filter(isCallback);
    const now = passOn(bytesOf(args), true);
    return Reflect.apply(end, response, now === null ? done : [now, ...done]);
  };
}

/**
 * Whether the response is a redirect. Its body is not sent, because no browser shows it, and its scripts would be
 * loaded for nothing.
 */
function isRedirect(response: ServerResponse): boolean {
  return response.statusCode >= 300 && response.statusCode < 400 && response.hasHeader("Location");
}

/**
 * If the end of the head has not come after this many bytes, the page is sent unchanged. The heads of our pages have
 * about 8,000 bytes.
 */
const MAX_HEAD_BYTES = 100_000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type")).startsWith("text/html");
}

const SCRIPT = new RegExp(
  `<script src="(${BASE_PATH}/_next/static/(?:immutable/)?chunks/[\\w~.-]+\\.js(?:\\?[\\w=&-]*)?)" async=""></script>`,
  "g",
);
/**
 * Matches the preload for the first script, which Next.js adds to the head although the script itself is at the end of
 * the page.
 */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*"\/>/g;

/** The head with its scripts replaced by one small script that loads them later; null if the head loads no scripts. */
export function withDelayedScripts(head: string): string | null {
  const sources = [...head.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return null;
  return `${head.replace(SCRIPT, "").replace(PRELOAD, "")}<script>(${LOADER})(${JSON.stringify(sources)})</script>`;
}

/**
 * The maximum delay before scripts are loaded, because some pages are not painted for a long time (a background tab, a
 * prerendered page).
 */
const MAX_WAIT_MS = 3_000;
const LOADER =
  'a=>{let b=()=>{for(let s of a.splice(0))document.head.append(Object.assign(document.createElement("script"),{src:s}))};' +
  `setTimeout(b,${MAX_WAIT_MS});new PerformanceObserver(b).observe({type:"paint",buffered:!0})}`;
