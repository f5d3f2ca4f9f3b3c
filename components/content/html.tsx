/** `html` was sanitised when it was stored. */
type HtmlContentProps = { html: string; className?: string };

/** The owner's HTML. This is the only place that puts stored HTML into a page. */
export function HtmlContent({ html, className = "prose" }: HtmlContentProps) {
  // A script in the head may have filled in a countdown before hydration.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by a library when it was stored
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
