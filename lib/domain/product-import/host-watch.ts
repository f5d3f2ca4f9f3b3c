const FAILURES_BEFORE_SKIPPING = 3;

/**
 * Remembers hosts that cannot be reached, so that a dead one costs three waits and not one for each of its pictures.
 * Any answer, even a refusal, shows that the host lives and starts the count anew.
 */
export function watchHosts(skipped: Iterable<string> = []) {
  const unreachable = new Set(skipped);
  const failures = new Map<string, number>();
  return {
    isSkipped: (host: string) => unreachable.has(host),
    answered: (host: string) => {
      failures.delete(host);
    },
    failed: (host: string) => {
      const count = (failures.get(host) ?? 0) + 1;
      failures.set(host, count);
      if (count >= FAILURES_BEFORE_SKIPPING) unreachable.add(host);
    },
    unreachable: (): string[] => [...unreachable],
  };
}
