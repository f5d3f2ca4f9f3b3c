/** The one text that a value has in a file: indented, with its members in the order that they have. */
export function canonicalJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The same value, with the members of all its objects in alphabetical order: the database keeps no order of them. */
export function sortedMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedMembers);
  return typeof value === "object" && value !== null ? sortedMembersOf(value) : value;
}

export function sortedMembersOf(value: object): Record<string, unknown> {
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, sortedMembers(member)]));
}
