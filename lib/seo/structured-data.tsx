/** A schema.org object. */
export type SchemaObject = { "@type": string; [property: string]: unknown };

/**
 * Structured data in the page's HTML, one script element per object. The objects are made by next-seo, but not the
 * script elements: next-seo escapes only the exact text `</script>`, while browsers also end a script at `</script
 * foo`. Here every `<` is escaped, so no text in the data can end the script.
 */
export function StructuredData({ objects }: { objects: readonly SchemaObject[] }) {
  return objects.map((object) => {
    const json = JSON.stringify({ "@context": "https://schema.org", ...object }).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot leave its script
    return <script key={keyOf(object)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

const keyOf = (object: SchemaObject) => String(object["@id"] ?? object["@type"]);
