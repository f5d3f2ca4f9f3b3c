/** Compares by code units, so that server and browser agree in any language. For `toSorted` with texts that differ. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : 1;
}
