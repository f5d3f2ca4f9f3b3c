import { BASE_PATH, withBasePath } from "@/lib/domain/site/base-path";
import type { Markup } from "@/lib/domain/site/markup";

/**
 * The owner's HTML, with the path of the shop in its links and pictures. It must have been sanitised already, which
 * happens when it is stored; sanitised HTML has double quotes, and no `srcset`.
 */
export function storedHtml(html: string): Markup {
  if (BASE_PATH === "") return { html };
  const withPath = (_: string, name: string, address: string) => name + withBasePath(address);
  return { html: html.replace(/( (?:href|src)=")([^"]*)/g, withPath) };
}
