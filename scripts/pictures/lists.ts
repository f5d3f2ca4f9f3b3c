/** The item at an index at which there must be one; throws if there is none, because then the drawing code is wrong. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return found;
}
