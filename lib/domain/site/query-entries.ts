/**
 * Converts the search parameters of a page to name-value pairs. Next.js passes a repeated parameter as an array, which
 * gives one pair per value.
 */
export function queryEntries(
  searchParams: Readonly<Record<string, string | readonly string[] | undefined>>,
): [name: string, value: string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item): [string, string] => [name, item]),
  );
}
