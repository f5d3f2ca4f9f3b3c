import "server-only";
import type { ServerResponse } from "node:http";
import { changeBody } from "./change-body";

/**
 * Has a shared page ask for its scripts when it has been painted (decision 25). Next puts them into the head, where on a
 * slow network they take their share of it before the picture that people wait for, and are evaluated before that is
 * painted. Pages with a nonce are left as they are.
 */
export function delayScripts(response: ServerResponse): void {
  let before: Buffer[] | null = [];
  changeBody(response, (part, isLast) => {
    if (before === null) return part;
    if (part) before.push(part);
    const text = isHtml(response) ? Buffer.concat(before) : null;
    const length = text?.indexOf("</head>") ?? -1;
    if (text && length < 0 && !isLast && text.byteLength < LONGEST_HEAD) return null;
    const isAlone = before.length <= 1;
    before = null;
    const late = text && length >= 0 ? withLateScripts(text.toString("utf8", 0, length)) : null;
    if (!text || late === null) return isAlone ? part : text;
    if (!response.headersSent) response.removeHeader("Content-Length");
    return Buffer.concat([Buffer.from(late), text.subarray(length)]);
  });
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
