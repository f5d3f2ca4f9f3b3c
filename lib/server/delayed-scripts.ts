import "server-only";
import type { ServerResponse } from "node:http";
import { changeBody } from "./change-body";

/**
 * Makes a shared page load its scripts after its first paint (decision 25). Next.js puts them in the head, where on a
 * slow network they compete with the page's main picture and run before it is painted. Pages with a nonce keep theirs.
 */
export function delayScripts(response: ServerResponse): void {
  let before: Buffer[] | null = [];
  changeBody(response, (part, isLast) => {
    if (before === null) return part;
    if (part) before.push(part);
    const text = isHtml(response) ? Buffer.concat(before) : null;
    const length = text?.indexOf("</head>") ?? -1;
    if (text && length < 0 && !isLast && text.byteLength < MAX_HEAD_BYTES) return null;
    const isAlone = before.length <= 1;
    before = null;
    const late = text && length >= 0 ? withDelayedScripts(text.toString("utf8", 0, length)) : null;
    if (!text || late === null) return isAlone ? part : text;
    if (!response.headersSent) response.removeHeader("Content-Length");
    return Buffer.concat([Buffer.from(late), text.subarray(length)]);
  });
}

/** Our heads have about 8,000 bytes. We stop waiting for the end of a head that is much longer. */
const MAX_HEAD_BYTES = 100_000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type")).startsWith("text/html");
}

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js(?:\?[\w=&-]*)?)" async=""><\/script>/g;
/** The preload that Next.js adds for the first script, which it puts at the end of the page. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*"\/>/g;

/** The head with one small script in place of the ones it loads; null when it loads none. */
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
