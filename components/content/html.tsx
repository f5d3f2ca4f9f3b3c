import { storedHtml } from "./stored-html";

/** `html` must have been sanitised already, which happens when it is stored. */
type HtmlContentProps = { html: string; className?: string };

/** Renders the owner's HTML. No other component puts stored HTML into a page. */
export function HtmlContent({ html, className = "prose" }: HtmlContentProps) {
  const content = { __html: storedHtml(html).html };
  // An inline script in <head> may have filled in a countdown before hydration.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by a library when it was stored
  return <div className={className} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
