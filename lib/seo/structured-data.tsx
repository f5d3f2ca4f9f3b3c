/** A thing of schema.org. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * Structured data in the server's HTML, a script for each thing. next-seo builds the parts; the script is ours, because
 * its own escapes only `</script>` to the letter, while a browser also ends a script at `</script foo`. Without any `<`
 * nothing can.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => {
    const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot leave its script
    return <script key={keyOf(thing)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

const keyOf = (thing: Thing) => String(thing["@id"] ?? thing["@type"]);
