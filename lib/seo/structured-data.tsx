/** A thing of schema.org. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * Structured data in the server's HTML. next-seo builds the parts; the script is ours, because its own escapes only
 * `</script>` to the letter, while a browser also ends a script at `</script foo`. Without any `<` nothing can.
 */
export function StructuredData({ data }: { data: Thing | readonly Thing[] }) {
  const document = Array.isArray(data) ? { "@graph": data } : data;
  const json = JSON.stringify({ "@context": "https://schema.org", ...document }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot leave its script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
