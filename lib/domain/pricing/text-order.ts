/** By code units, so that server and browser agree whatever their language. For `toSorted`, of texts that differ. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : 1;
}
