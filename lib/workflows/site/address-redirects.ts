import "server-only";
import type { RedirectsAnswer } from "@/lib/contracts/site/redirect-calls";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { listAddressRedirects, removeAddressRedirects, saveAddressRedirects } from "@/lib/data/site/address-redirects";
import { countSubjects } from "@/lib/data/site/visit-counts";
import { hasStore } from "@/lib/data/store/first-store";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { fail, ok, type Result } from "@/lib/domain/result";
import {
  type AddressRedirect,
  circlingRedirects,
  MAX_REDIRECTS,
  redirectFrom,
  redirectTo,
} from "@/lib/domain/site/address-redirect";
import { tags } from "@/lib/domain/site/cache-tags";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const COUNTED_DAYS = 30;
const DAY_MS = 86_400_000;
/** So many addresses that were not found are named. */
const MAX_MISSED = 50;

export async function listRedirects(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<Result<RedirectsAnswer, "store_unknown">> {
  if (!(await hasStore(storeId, database))) return fail("store_unknown", "store_id");
  const redirects = await listAddressRedirects(storeId, database);
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * DAY_MS);
  const hits = byPath(await countSubjects(storeId, "redirected_address", since, database));
  const missed = byPath(await countSubjects(storeId, "missed_address", since, database));
  for (const { from } of redirects) missed.delete(from);
  return ok({
    redirects: redirects.map((redirect) => ({ ...redirect, hits: hits.get(redirect.from) ?? 0 })),
    missed: [...missed]
      .map(([path, count]) => ({ path, count }))
      .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1))
      .slice(0, MAX_MISSED),
  });
}

/** The counts by the address as redirects name it; addresses that cannot lead elsewhere are left out. */
function byPath(counts: ReadonlyMap<string, number>): Map<string, number> {
  const named = new Map<string, number>();
  for (const [subject, count] of counts) {
    const path = redirectFrom(decodedPath(subject));
    if (path !== null) named.set(path, (named.get(path) ?? 0) + count);
  }
  return named;
}

/** Adds redirects: all of them, or none if one of them is not usable or leads back to itself. */
export function saveRedirects(
  storeId: StoreId,
  sent: readonly AddressRedirect[],
): Promise<Result<RedirectsAnswer, "store_unknown" | "redirects_invalid" | "too_many_redirects">> {
  return getDatabase().transaction(async (transaction) => {
    if (!(await hasStore(storeId, transaction))) return fail("store_unknown", "store_id");
    const read = sent.map(({ from, to }) => ({ from: redirectFrom(from), to: redirectTo(to) }));
    const faults = read.flatMap(({ from, to }, index) => [
      ...(from === null ? [{ path: `redirects.${index}.from`, code: "redirect_from_unusable" }] : []),
      ...(to === null ? [{ path: `redirects.${index}.to`, code: "redirect_to_unusable" }] : []),
    ]);
    if (faults.length > 0) return { ok: false, code: "redirects_invalid", errors: faults };
    await lockCatalogue(storeId, transaction);
    const added = new Map(read.map(({ from, to }) => [from ?? "", to ?? ""]));
    const all = new Map((await listAddressRedirects(storeId, transaction)).map(({ from, to }) => [from, to]));
    for (const [from, to] of added) all.set(from, to);
    if (all.size > MAX_REDIRECTS) return fail("too_many_redirects");
    const circling = new Set(circlingRedirects(toList(all)));
    const circles = read.flatMap(({ from }, index) =>
      circling.has(from ?? "") ? [{ path: `redirects.${index}.to`, code: "redirect_circles" }] : [],
    );
    if (circles.length > 0) return { ok: false, code: "redirects_invalid", errors: circles };
    await saveAddressRedirects(storeId, toList(added), transaction);
    await recordExpiredTags([tags.content(storeId)], transaction);
    return listRedirects(storeId, transaction);
  });
}

const toList = (redirects: ReadonlyMap<string, string>): AddressRedirect[] =>
  [...redirects].map(([from, to]) => ({ from, to }));

export function removeRedirects(
  storeId: StoreId,
  from: readonly string[],
): Promise<Result<RedirectsAnswer, "store_unknown">> {
  return getDatabase().transaction(async (transaction) => {
    await removeAddressRedirects(storeId, from, transaction);
    await recordExpiredTags([tags.content(storeId)], transaction);
    return listRedirects(storeId, transaction);
  });
}
