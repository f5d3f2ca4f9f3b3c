const FAILURES_BEFORE_SKIPPING = 3;

/**
 * Remembers which hosts are unreachable. After three failed requests in a row a host is skipped, so that the import
 * does not wait for a timeout at every picture on this host. Any response, even a refusal, sets the count to 0 again.
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
