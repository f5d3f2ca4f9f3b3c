import sanitize, { type IOptions, type Tag } from "sanitize-html";

/**
 * Tags that mark the main parts of a page. A second `<main>` or `<nav>` would confuse screen readers, so these tags are
 * removed and only their content is kept.
 */
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
  // The attributes `id`, `name` and `class` are not allowed: with them, the HTML could imitate a part of the page or
  // use a style that covers the page.
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
  // No real description has this many levels of nested tags, and every browser can handle this many.
  nestingLimit: 60,
  transformTags: { a: withSafeTarget, img: withLazyLoading, h1: "h2" },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

const MAX_ROUNDS = 5;

/**
 * Sanitises the HTML that an owner wrote for a description, post or policy: removes everything that could run a script,
 * cover the page or control the shop's page through `window.opener`. The page has its own `<h1>`, so an `<h1>` in the
 * HTML becomes `<h2>`. Sanitising a second time changes nothing.
 */
export function sanitiseHtml(html: string): string {
  let [before, after] = [html, sanitize(html, OPTIONS).trim()];
  // Sanitising may repair unclosed tags in another way the second time. It is repeated until nothing changes any more.
  for (let rounds = 1; after !== before && rounds < MAX_ROUNDS; rounds++) {
    [before, after] = [after, sanitize(after, OPTIONS).trim()];
  }
  return after;
}

/** Makes links to other sites open in a new tab, without access to our page through `window.opener`. */
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
