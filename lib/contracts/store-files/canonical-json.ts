/**
 * Returns the JSON text to write for a value: indented, with the keys in their given order. Equal values always give
 * the same text.
 */
export function canonicalJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Returns the value with the keys of all its objects sorted alphabetically, because the database does not keep their
 * order.
 */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  return typeof value === "object" && value !== null ? withSortedKeysOf(value) : value;
}

export function withSortedKeysOf(value: object): Record<string, unknown> {
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, withSortedKeys(member)]));
}
