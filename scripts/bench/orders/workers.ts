/** Calls `work` once for each index from 0 to `count` - 1, with `atOnce` calls running at a time. */
export async function workers(atOnce: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
