import sanitize, { type IOptions, type Tag } from "sanitize-html";

/** A second `<main>` or `<nav>` would lead screen readers astray; their content stays. */
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
  // No `id`, `name` or `class`: they could pose as a part of the page, or borrow a style that covers it.
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
  // Deeper than any description, shallow enough that no page breaks on it.
  nestingLimit: 60,
  transformTags: { a: withSafeTarget, img: loadedLazily, h1: "h2" },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

const MOST_ROUNDS = 5;

/**
 * HTML of a description, a post or a policy, freed of everything that could run, cover the page or track the shopper
 * through the opener. The page has its own `<h1>`, so one in the text becomes `<h2>`. Sanitising twice changes nothing.
 */
export function sanitiseHtml(html: string): string {
  let [before, after] = [html, sanitize(html, OPTIONS).trim()];
  // Of tags that are closed nowhere the parser makes others than of what it has written itself.
  for (let rounds = 1; after !== before && rounds < MOST_ROUNDS; rounds++) {
    [before, after] = [after, sanitize(after, OPTIONS).trim()];
  }
  return after;
}

/** Links out of the shop open beside it, and the opened page gets no hold on ours. */
function withSafeTarget(tagName: string, { href, title }: Tag["attribs"]): Tag {
  const attribs: Tag["attribs"] = title === undefined ? {} : { title };
  if (href === undefined) return { tagName, attribs };
  const leadsOutside = /^\s*(https?:|[/\\]{2})/i.test(href);
  const safety: Tag["attribs"] = leadsOutside ? { rel: "noopener noreferrer", target: "_blank" } : {};
  return { tagName, attribs: { href, ...attribs, ...safety } };
}

function loadedLazily(tagName: string, attribs: Tag["attribs"]): Tag {
  return { tagName, attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy" } };
}
