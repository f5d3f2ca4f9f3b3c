/** Counts events by name, for the report. */
export function tally() {
  const counts = new Map<string, number>();
  return {
    add: (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    names: () => [...counts.keys()],
    of: (name: string) => counts.get(name) ?? 0,
    summary: () => [...counts].map(([name, count]) => `${count} × ${name}`).join(", ") || "nothing",
  };
}
