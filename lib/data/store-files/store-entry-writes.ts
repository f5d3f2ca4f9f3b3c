import "server-only";
import { eq } from "drizzle-orm";
import type { PlaceEntry, StoreEntry } from "@/lib/contracts/store-files/store-entry";
import type { Database } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Creates the store with the settings in `place`, or updates it. An existing store keeps its own status, domains, base
 * URL and private settings.
 */
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
    const merged = withPrivateMembers(details, row.details) as object;
    await transaction
      .update(stores)
      .set({ ...design, details: merged })
      .where(eq(stores.storeId, storeId));
  } else {
    const { status, domains, base_url } = place;
    await transaction.insert(stores).values({ storeId, ...design, status, domains, details: { ...details, base_url } });
  }
}

/**
 * Adds the private fields of `stored`, such as the secret key of a payment method, to the details from a file, which
 * never contain them. Entries of lists are matched by name.
 */
function withPrivateMembers(published: unknown, stored: unknown): unknown {
  if (Array.isArray(published)) {
    const storedList = Array.isArray(stored) ? stored : [];
    const isOnlyEntry = published.length === 1 && storedList.length === 1 && nameOf(published[0]) === undefined;
    return published.map((entry) =>
      withPrivateMembers(
        entry,
        isOnlyEntry ? storedList[0] : storedList.find((each) => nameOf(each) === (nameOf(entry) ?? null)),
      ),
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
