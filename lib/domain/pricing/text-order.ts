/**
 * Compares texts by code units, for `toSorted`, so that server and browser sort in the same way whatever their
 * language. The two texts must differ.
 */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : 1;
}
