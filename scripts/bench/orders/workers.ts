/** Calls `work` for each index below `count`, `atOnce` at a time. */
export async function workers(atOnce: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
