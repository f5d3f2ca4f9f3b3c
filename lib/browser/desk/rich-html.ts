import { BASE_PATH, withBasePath } from "@/lib/domain/site/base-path";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Marks that stand for each other: an editor writes the second. */
const SAME_TAGS: Readonly<Record<string, string>> = { B: "STRONG", I: "EM", DEL: "S", STRIKE: "S", INS: "U" };
/** What only holds others, and may be added or left out without a reader noticing. */
const HOLDERS = new Set(["P", "TBODY", "THEAD", "COLGROUP", "COL"]);
const KEPT_ATTRIBUTES = ["href", "src", "alt", "colspan", "rowspan", "start", "open", "dir", "lang", "title"];
/** Written by some editors where there is nothing to say. */
const DEFAULTS: Readonly<Record<string, string>> = { alt: "", colspan: "1", rowspan: "1", start: "1" };

/** Whether a reader finds everything in `after` that is in `before`: words, marks, links, pictures and tables. */
export function keepsAll(before: string, after: string): boolean {
  return sketch(before) === sketch(after);
}

function sketch(html: string): string {
  const body = parse(html);
  const parts: string[] = [];
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const words = child.data.split(/\s+/).filter(Boolean);
        parts.push(...words);
      } else if (child instanceof Element) {
        if (!HOLDERS.has(child.tagName)) parts.push(`<${SAME_TAGS[child.tagName] ?? child.tagName}${marksOf(child)}>`);
        walk(child);
        if (!HOLDERS.has(child.tagName)) parts.push("</>");
      }
    }
  };
  walk(body);
  return parts.join(" ");
}

const marksOf = (element: Element): string =>
  KEPT_ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const)
    .filter(([name, value]) => value !== null && value !== DEFAULTS[name])
    .map(([name, value]) => ` ${name}=${value}`)
    .join("");

/** What an editor wrote, as the shop keeps it: no paragraph around the only text of an entry, and nothing for no text. */
export function tidyHtml(html: string): string {
  const body = parse(html);
  for (const holder of body.querySelectorAll("li, td, th")) {
    const [first, second] = holder.children;
    const isOnlyText = first?.tagName === "P" && (!second || /^(UL|OL)$/.test(second.tagName));
    if (isOnlyText && first) first.replaceWith(...first.childNodes);
  }
  for (const element of body.querySelectorAll("[href], [src]")) moveAddress(element, withoutBasePath);
  const isEmpty = body.textContent?.trim() === "" && !body.querySelector("img, hr, table");
  return isEmpty ? "" : body.innerHTML;
}

/** Stored HTML with addresses that the browser finds, for an editor. */
export function shownHtml(html: string): string {
  if (BASE_PATH === "") return html;
  const body = parse(html);
  for (const element of body.querySelectorAll("[href], [src]")) moveAddress(element, withBasePath);
  return body.innerHTML;
}

function moveAddress(element: Element, move: (address: string) => string): void {
  for (const name of ["href", "src"]) {
    const address = element.getAttribute(name);
    if (address !== null) element.setAttribute(name, move(address));
  }
}

const withoutBasePath = (address: string): string =>
  BASE_PATH !== "" && address.startsWith(`${BASE_PATH}/`) ? address.slice(BASE_PATH.length) : address;
