/** Turns the search parameters of Next.js, where repeated ones are arrays, into name-value pairs. */
export function queryEntries(
  searchParams: Readonly<Record<string, string | readonly string[] | undefined>>,
): [name: string, value: string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item): [string, string] => [name, item]),
  );
}
