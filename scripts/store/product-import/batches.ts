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

/** Like `inBatches`, for items read one after the other; only one batch is in memory at a time. */
export async function* asyncBatches<Item>(
  items: AsyncIterable<Item>,
  limits: { most: number; largest: number },
  sizeOf: (item: Item) => number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let size = 0;
  for await (const item of items) {
    size += sizeOf(item);
    if (batch.length > 0 && (batch.length === limits.most || size > limits.largest)) {
      yield batch;
      batch = [];
      size = sizeOf(item);
    }
    batch.push(item);
  }
  if (batch.length > 0) yield batch;
}
