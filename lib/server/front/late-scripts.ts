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
    if (part && part.byteLength > 0) before.push(part);
    if (before.length === 0) return null;
    const text = isHtml(response) ? Buffer.concat(before) : null;
    const length = text?.indexOf("</head>") ?? -1;
    if (text && length < 0 && !isLast && text.byteLength < LONGEST_HEAD) return null;
    const [first = null, ...others] = before;
    before = null;
    const late = text && length >= 0 ? withLateScripts(text.toString("utf8", 0, length)) : null;
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

function isCallback(argument: unknown): argument is () => void {
  return typeof argument === "function";
}

/** Bytes. Heads have 8,000; what is longer by far is no head, and is not waited for. */
const LONGEST_HEAD = 100_000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type")).startsWith("text/html");
}

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js(?:\?[\w=&-]*)?)" async=""><\/script>/g;
/** Of the first of them, which stands at the end of the page. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*"\/>/g;

/** The head with one small script in the place of those that it loads; null when it loads none. */
export function withLateScripts(head: string): string | null {
  const sources = [...head.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return null;
  return `${head.replace(SCRIPT, "").replace(PRELOAD, "")}<script>(${BEGIN})(${JSON.stringify(sources)})</script>`;
}

/** Who sees no paint (a tab in the background, a page rendered ahead) gets them after this long, in milliseconds. */
const LONGEST_WAIT = 3_000;
const BEGIN =
  'a=>{let b=()=>{for(let s of a.splice(0))document.head.append(Object.assign(document.createElement("script"),{src:s}))};' +
  `setTimeout(b,${LONGEST_WAIT});new PerformanceObserver(b).observe({type:"paint",buffered:!0})}`;
