import sanitize, { type IOptions, type Tag } from "sanitize-html";

/** A second `<main>` or `<nav>` would confuse screen readers, so these tags are removed; their content stays. */
const LANDMARKS = new Set(["main", "nav", "header", "footer", "aside", "menu"]);

const OPTIONS: IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags.filter((tag) => !LANDMARKS.has(tag)),
    "img",
    "ins",
    "del",
    "details",
    "summary",
  ],
  // No `id`, `name` or `class`: they could imitate a part of the page, or use a style that covers it.
  allowedAttributes: {
    "*": ["dir", "lang", "title"],
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start", "type", "reversed"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    col: ["span"],
    colgroup: ["span"],
    time: ["datetime"],
    details: ["open"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  // More levels than any description has, but few enough for every browser.
  nestingLimit: 60,
  transformTags: { a: withSafeTarget, img: withLazyLoading, h1: "h2" },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

const MAX_ROUNDS = 5;

/**
 * Sanitises the HTML of a description, post or policy: removes everything that could run a script, cover the page or
 * reach the shop through `window.opener`. The page has its own `<h1>`, so an `<h1>` in the HTML becomes `<h2>`.
 * Sanitising twice has the same result as sanitising once.
 */
export function sanitiseHtml(html: string): string {
  let [before, after] = [html, sanitize(html, OPTIONS).trim()];
  // The parser repairs unclosed tags differently the second time, so repeat until the result is stable.
  for (let rounds = 1; after !== before && rounds < MAX_ROUNDS; rounds++) {
    [before, after] = [after, sanitize(after, OPTIONS).trim()];
  }
  return after;
}

/** Links to other sites open in a new tab, and the opened page gets no access to ours. */
function withSafeTarget(tagName: string, { href, title }: Tag["attribs"]): Tag {
  const attribs: Tag["attribs"] = title === undefined ? {} : { title };
  if (href === undefined) return { tagName, attribs };
  const leadsOutside = /^\s*(https?:|[/\\]{2})/i.test(href);
  const safety: Tag["attribs"] = leadsOutside ? { rel: "noopener noreferrer", target: "_blank" } : {};
  return { tagName, attribs: { href, ...attribs, ...safety } };
}

function withLazyLoading(tagName: string, attribs: Tag["attribs"]): Tag {
  return { tagName, attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy" } };
}
