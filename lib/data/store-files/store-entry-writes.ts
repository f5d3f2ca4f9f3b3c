import "server-only";
import { eq } from "drizzle-orm";
import type { PlaceEntry, StoreEntry } from "@/lib/contracts/store-files/store-entry";
import type { Database } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";

/** Makes the store, in the place that is given; of one that is there, place and private settings stay as they are. */
export async function saveStoreEntry(
  storeId: StoreId,
  { name, features, details, liveCurrencies }: StoreEntry,
  place: PlaceEntry,
  now: Date,
  transaction: Database,
): Promise<void> {
  const [row] = await transaction
    .select({ details: stores.details })
    .from(stores)
    .where(eq(stores.storeId, storeId))
    .for("update");
  const design = { name, features, liveCurrencies, modifiedAt: now };
  if (row) {
    const kept = withPrivateMembers(details, row.details) as object;
    await transaction
      .update(stores)
      .set({ ...design, details: kept })
      .where(eq(stores.storeId, storeId));
  } else {
    const { status, domains, base_url } = place;
    await transaction.insert(stores).values({ storeId, ...design, status, domains, details: { ...details, base_url } });
  }
}

/**
 * The published details with what stands beside them in the database and is never published, such as the secret key
 * of a way to pay. Entries of lists are known by their name, as ways to pay are.
 */
function withPrivateMembers(published: unknown, stored: unknown): unknown {
  if (Array.isArray(published)) {
    const before = Array.isArray(stored) ? stored : [];
    const only = published.length === 1 && before.length === 1 && nameOf(published[0]) === undefined;
    return published.map((entry) =>
      withPrivateMembers(entry, only ? before[0] : before.find((each) => nameOf(each) === (nameOf(entry) ?? null))),
    );
  }
  if (!isObject(published) || !isObject(stored)) return published;
  const entries = Object.entries(published).map(([member, value]) => [
    member,
    withPrivateMembers(value, stored[member]),
  ]);
  return { ...stored, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nameOf = (entry: unknown): unknown => (isObject(entry) ? entry.name : undefined);
