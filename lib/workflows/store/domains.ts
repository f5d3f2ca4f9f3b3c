import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { forgetRemembered } from "@/lib/cached/remembered";
import type { DomainsAnswer } from "@/lib/contracts/store/domain-calls";
import { findDomains, findStoreIdByHost, lockStores, saveDomains } from "@/lib/data/store/domains";
import { findStoreOfHost } from "@/lib/data/store/of-host";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import { readHostName } from "@/lib/domain/store/host-name";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";

export async function readDomains(storeId: StoreId): Promise<Result<DomainsAnswer, "store_unknown">> {
  const store = await readStore(storeId);
  const domains = await findDomains(storeId);
  return store && domains ? ok({ origin: store.origin, domains }) : fail("store_unknown", "store_id");
}

/**
 * Replaces the host names of a store. `host` is the one under which it was asked: it has to lead to the store afterwards
 * as well, or its owner would lock themselves out of what they look at.
 */
export async function changeDomains(
  storeId: StoreId,
  { domains: sent, seen, host }: { domains: readonly string[]; seen: readonly string[]; host: string },
): Promise<
  Result<
    DomainsAnswer,
    "store_unknown" | "store_kept_elsewhere" | "domains_changed" | "domains_invalid" | "domain_taken" | "domain_here"
  >
> {
  const { STORE_API_URL, STORE_HOSTS } = env();
  if (STORE_API_URL) return fail("store_kept_elsewhere");
  const read = sent.map(readHostName);
  const faults = read.flatMap((name, index) =>
    name === null ? [{ path: `domains.${index}`, code: "host_invalid" }] : [],
  );
  if (faults.length > 0) return { ok: false, code: "domains_invalid", errors: faults };
  const domains = [...new Set(read.filter((name) => name !== null))].toSorted();
  const changed = await getDatabase().transaction(async (transaction) => {
    // Two stores must not take the same name at once.
    await lockStores(transaction);
    const before = await findDomains(storeId, transaction);
    if (!before) return fail("store_unknown", "store_id");
    if (before.join() !== seen.join()) return fail("domains_changed");
    const wasHere = (await findStoreOfHost(host, transaction)) === storeId;
    for (const [index, name] of domains.entries()) {
      const owner = STORE_HOSTS.get(name) ?? (await findStoreIdByHost(name, transaction));
      if (owner !== null && owner !== storeId) return fail("domain_taken", `domains.${index}`);
    }
    await saveDomains(storeId, domains, transaction);
    if (wasHere && (await findStoreOfHost(host, transaction)) !== storeId) {
      await saveDomains(storeId, before, transaction);
      return fail("domain_here", "domains");
    }
    await recordExpiredTags([tags.store(storeId)], transaction);
    return ok(undefined);
  });
  if (!changed.ok) return changed;
  forgetRemembered();
  return readDomains(storeId);
}
