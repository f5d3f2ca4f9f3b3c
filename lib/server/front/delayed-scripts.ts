import "server-only";
import type { ServerResponse } from "node:http";
import { bytesOf } from "./collected-response";

/**
 * Sends the head of a page with its first bytes, and has a shared page ask for its scripts when it has been painted.
 *
 * Next puts scripts into the head of a page, where on a slow network they take their share of it before the picture that
 * people wait for, and are evaluated before that is painted (decision 25). Pages with a nonce are left as they are.
 *
 * A page that is rendered for its visitor comes from Next in two parts: an empty one, rendered when the shop was built,
 * and the page. With the empty part Next would send the status, 200, before the page can redirect (decision 21).
 *
 * To be called before Next has the response, and after everything that has to see what comes of this.
 */
export function delayScripts(response: ServerResponse): void {
  const { write, end } = response;
  let before: Buffer[] | null = [];

  /** What of the parts so far may be sent now; null for nothing yet. */
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

/** Its page is shown by no browser, and would ask for scripts that nobody runs. */
function isRedirect(response: ServerResponse): boolean {
  return response.statusCode >= 300 && response.statusCode < 400 && response.hasHeader("Location");
}

function isCallback(argument: unknown): argument is () => void {
  return typeof argument === "function";
}

/** Our heads have about 8,000 bytes. We stop waiting for the end of a head that is much longer. */
const MAX_HEAD_BYTES = 100_000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type")).startsWith("text/html");
}

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js(?:\?[\w=&-]*)?)" async=""><\/script>/g;
/** The preload that Next.js adds for the first script, which it puts at the end of the page. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*"\/>/g;

/**
 * The head with one small script in place of the ones it loads; null when it loads none.
 *
 * @internal Exported for tests.
 */
export function withDelayedScripts(head: string): string | null {
  const sources = [...head.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return null;
  return `${head.replace(SCRIPT, "").replace(PRELOAD, "")}<script>(${LOADER})(${JSON.stringify(sources)})</script>`;
}

/** Pages that are never painted (a background tab, a prerendered page) load their scripts after this long. */
const MAX_WAIT_MS = 3_000;
const LOADER =
  'a=>{let b=()=>{for(let s of a.splice(0))document.head.append(Object.assign(document.createElement("script"),{src:s}))};' +
  `setTimeout(b,${MAX_WAIT_MS});new PerformanceObserver(b).observe({type:"paint",buffered:!0})}`;
