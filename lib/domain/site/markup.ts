import { escapeHtml } from "./escape";

/** HTML in which all texts are escaped. Only `markup` creates it, and `storedHtml` from what an owner wrote. */
export type Markup = { readonly html: string };

type Part = string | number | Markup | readonly Markup[] | null;

/**
 * HTML from a template. Texts and numbers are escaped, as content or as an attribute value in quotes; `Markup` is
 * inserted as it is, and null becomes nothing.
 *
 * For parts of a page that appear many times and never change after rendering: React's elements are a good part of the
 * processor time of a list (decision 50).
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let html = strings[0] ?? "";
  for (const [index, part] of parts.entries()) html += htmlOf(part) + (strings[index + 1] ?? "");
  return { html };
}

function htmlOf(part: Part): string {
  if (part === null) return "";
  if (typeof part === "number") return String(part);
  if (typeof part === "string") return escapeHtml(part);
  return "html" in part ? part.html : part.map(({ html }) => html).join("");
}
