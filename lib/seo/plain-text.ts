const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of stored HTML on one line. A text of more than `limit` characters is cut off between two words. */
export function plainText(html: string, limit: number): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? entity),
    )
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1)).replace(/[\s,;:.–-]+$/, "")}…`;
}
