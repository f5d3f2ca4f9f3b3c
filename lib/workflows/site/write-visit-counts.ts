import "server-only";
import { addVisitCounts } from "@/lib/data/site/visit-counts";
import { findStoreOfHost } from "@/lib/data/store/of-host";
import type { CountedKind } from "@/lib/domain/site/visit-count";
import type { StoreId } from "@/lib/domain/store/id";
import type { VisitCount, VisitCounter } from "@/lib/server/front/visit-counter";

/**
 * Writes what the front has counted since the last batch. If the database is away, the counts stay in memory for the
 * next one. What was asked of a host that belongs to no store is forgotten.
 */
export async function writeVisitCounts(counter: VisitCounter): Promise<void> {
  let waiting = counter.take();
  try {
    for (const [storeId, kinds] of await byStore(waiting))
      for (const [kind, { counts, taken }] of kinds) {
        await addVisitCounts(storeId, kind, counts);
        waiting = waiting.filter((each) => !taken.includes(each));
      }
  } catch (error) {
    counter.giveBack(waiting);
    throw error;
  }
}

type Kinds = Map<CountedKind, { counts: Map<string, number>; taken: VisitCount[] }>;

async function byStore(taken: readonly VisitCount[]): Promise<Map<StoreId, Kinds>> {
  const stores = new Map<StoreId, Kinds>();
  const storeOfHost = new Map<string, StoreId | null>();
  for (const each of taken) {
    const { host, kind, subject, count } = each;
    const storeId = storeOfHost.get(host) ?? (await findStoreOfHost(host));
    storeOfHost.set(host, storeId);
    if (storeId === null) continue;
    const kinds: Kinds = stores.get(storeId) ?? new Map();
    const ofKind = kinds.get(kind) ?? { counts: new Map<string, number>(), taken: [] };
    ofKind.counts.set(subject, (ofKind.counts.get(subject) ?? 0) + count);
    ofKind.taken.push(each);
    stores.set(storeId, kinds.set(kind, ofKind));
  }
  return stores;
}
