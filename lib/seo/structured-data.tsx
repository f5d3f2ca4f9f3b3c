/** A schema.org object. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * Structured data in the server's HTML, one script per object. next-seo builds the objects. The script element is ours,
 * because next-seo escapes only the exact text `</script>`, while browsers also end a script at `</script foo`. Without
 * any `<`, nothing can end it.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => {
    const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot leave its script
    return <script key={keyOf(thing)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

const keyOf = (thing: Thing) => String(thing["@id"] ?? thing["@type"]);
