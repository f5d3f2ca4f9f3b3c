import "server-only";
import type { CountedVisit } from "@/lib/domain/site/visit-count";

/** So many texts and addresses are told apart between two batches; all others are counted together. */
const MAX_SUBJECTS = 1_000;
/** Anybody can make hosts up. What is asked of more of them than these is not counted. */
const MAX_HOSTS = 50;
const MAX_HOST_LENGTH = 255;

/** How often something was asked of a host. There is no visitor in it, no IP address and no time. */
export type VisitCount = CountedVisit & { host: string; count: number };

/** Counts in memory, until the counts are taken to be written. */
export function createVisitCounter() {
  let counts = new Map<string, VisitCount>();
  let hosts = new Set<string>();

  function add({ host, kind, subject, count }: VisitCount): void {
    if (host.length > MAX_HOST_LENGTH || (hosts.size >= MAX_HOSTS && !hosts.has(host))) return;
    hosts.add(host);
    const key = [host, kind, subject].join("\n");
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < MAX_SUBJECTS || subject === "") counts.set(key, { host, kind, subject, count });
    else add({ host, kind, subject: "", count });
  }

  return {
    count: (host: string, visits: readonly CountedVisit[]): void => {
      for (const visit of visits) add({ ...visit, host, count: 1 });
    },
    /** All counts since the last call. */
    take: (): VisitCount[] => {
      const taken = [...counts.values()];
      counts = new Map();
      hosts = new Set();
      return taken;
    },
    /** Gives back what could not be written. */
    giveBack: (taken: readonly VisitCount[]): void => taken.forEach(add),
  };
}
export type VisitCounter = ReturnType<typeof createVisitCounter>;
