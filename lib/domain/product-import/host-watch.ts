const FAILURES_BEFORE_SKIPPING = 3;

/**
 * Remembers unreachable hosts, so that pictures on a dead host cost three timeouts in total instead of one each. Any
 * response, even a refusal, resets the host's count.
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
