/**
 * Converts the search parameters that Next.js passes, with an array for each repeated parameter, to name-value pairs.
 */
export function queryEntries(
  searchParams: Readonly<Record<string, string | readonly string[] | undefined>>,
): [name: string, value: string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item): [string, string] => [name, item]),
  );
}
