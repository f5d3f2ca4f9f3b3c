/**
 * Splits a list into batches, keeping the order. No batch has more than `most` items or a total size above `largest`,
 * except that a larger item gets a batch of its own.
 */
export function inBatches<Item>(
  items: readonly Item[],
  limits: { most: number; largest: number },
  sizeOf: (item: Item) => number,
): Item[][] {
  const batches: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const batch = batches.at(-1);
    size += sizeOf(item);
    if (batch && batch.length < limits.most && size <= limits.largest) {
      batch.push(item);
    } else {
      batches.push([item]);
      size = sizeOf(item);
    }
  }
  return batches;
}
