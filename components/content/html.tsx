type HtmlContentProps = { /** Sanitised when it was stored. */ html: string; className?: string };

/** Text that the owner wrote as HTML. The only place that puts stored HTML into a page. */
export function HtmlContent({ html, className = "prose" }: HtmlContentProps) {
  // The head's script may have filled in a countdown before React takes the content over.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by a library when it was stored
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
