/** A schema.org object. */
export type SchemaObject = { "@type": string; [property: string]: unknown };

/**
 * Structured data in the server's HTML, one script per object. next-seo builds the objects. The script element is ours,
 * because next-seo escapes only the exact text `</script>`, while browsers also end a script at `</script foo`. Without
 * any `<`, nothing can end it.
 */
export function StructuredData({ objects }: { objects: readonly SchemaObject[] }) {
  return objects.map((object) => {
    const json = JSON.stringify({ "@context": "https://schema.org", ...object }).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot leave its script
    return <script key={keyOf(object)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

const keyOf = (object: SchemaObject) => String(object["@id"] ?? object["@type"]);
