import pLimit from "p-limit";

/** Calls `work` once for each index from 0 to `count` - 1, with `atOnce` calls running at a time. */
export async function workers(atOnce: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  await pLimit(atOnce).map(Array.from({ length: count }).keys(), work);
}
