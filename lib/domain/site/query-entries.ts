/** Next.js gives repeated parameters as lists; this gives every parameter once per value. */
export function queryEntries(
  searchParams: Readonly<Record<string, string | readonly string[] | undefined>>,
): [name: string, value: string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
}
