/**
 * Splits items that are read one after the other into batches, like `inBatches` a list; only one batch is in memory at a
 * time.
 */
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
