import { BASE_PATH, withBasePath } from "@/lib/domain/site/base-path";

/** `html` must have been sanitised already, which happens when it is stored. */
type HtmlContentProps = { html: string; className?: string };

/** The HTML with the path of the shop in its links and pictures. Sanitised HTML has double quotes, and no `srcset`. */
function withLinks(html: string): string {
  if (BASE_PATH === "") return html;
  return html.replace(/( (?:href|src)=")([^"]*)/g, (_, name: string, address: string) => name + withBasePath(address));
}

/** Renders the owner's HTML. No other component puts stored HTML into a page. */
export function HtmlContent({ html, className = "prose" }: HtmlContentProps) {
  // An inline script in <head> may have filled in a countdown before hydration.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by a library when it was stored
  return <div className={className} dangerouslySetInnerHTML={{ __html: withLinks(html) }} suppressHydrationWarning />;
}
