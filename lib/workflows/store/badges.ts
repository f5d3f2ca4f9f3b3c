import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { type BadgesWire, badgesToWire } from "@/lib/contracts/store/badge-calls";
import { lockBadges, saveBadges } from "@/lib/data/store/badges";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { isSameValue } from "@/lib/domain/product/same-field";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

export async function readBadges(storeId: StoreId): Promise<Result<BadgesWire, "store_unknown">> {
  const store = await readStore(storeId);
  return store ? ok(badgesToWire(store)) : fail("store_unknown", "store_id");
}

/** Replaces the badges of a store. `seen` is what the owner saw; what another has changed meanwhile is refused. */
export function replaceBadges(
  storeId: StoreId,
  { own, automatic, seen }: BadgesWire & { seen: BadgesWire },
): Promise<Result<BadgesWire, "store_unknown" | "store_kept_elsewhere" | "list_changed" | "list_invalid">> {
  return getDatabase().transaction(async (transaction) => {
    if (env().STORE_API_URL) return fail("store_kept_elsewhere");
    const found = await lockBadges(storeId, transaction);
    if (!found) return fail("store_unknown", "store_id");
    const now = badgesToWire(found);
    if (!isSameValue([now.own, now.automatic], [seen.own, seen.automatic])) return fail("list_changed");
    const isRepeated = (keys: readonly string[]) => new Set(keys).size < keys.length;
    if (isRepeated(own.map(({ id }) => id)) || isRepeated(automatic.map(({ type }) => type)))
      return fail("list_invalid");
    const badges = own.map(({ id, name, active }, index) => ({ id, name, rank: index + 1, isActive: active }));
    const autoBadges = automatic.map(({ type, name, active }) => ({ type, name, isActive: active }));
    await saveBadges(storeId, { badges, autoBadges }, clock.now(), transaction);
    await recordExpiredTags([tags.store(storeId), tags.catalogue(storeId)], transaction);
    return ok(badgesToWire({ badges, autoBadges }));
  });
}
