/** The item at a place that is known to exist; anything else is a mistake in the drawing and should be heard of. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return found;
}
