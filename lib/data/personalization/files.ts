import "server-only";
import { and, count, eq, inArray, lt } from "drizzle-orm";
import { isOwnedBy } from "@/lib/data/cart/owned-by";
import { type Database, getDatabase } from "@/lib/database/connection";
import { personalFiles } from "@/lib/database/schema/personalization";
import type { CartOwner } from "@/lib/domain/cart/cart";
import { KEPT_MS, MAX_PERSONAL_FILES } from "@/lib/domain/personalization/file";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const isOwn = (storeId: StoreId, owner: CartOwner) => isOwnedBy(personalFiles, storeId, owner);

/** Stores a picture in webp; false if the visitor has too many that nobody ordered. */
export async function insertPersonalFile(
  storeId: StoreId,
  owner: CartOwner,
  { id, content }: { id: string; content: Uint8Array },
  database: Database = getDatabase(),
): Promise<boolean> {
  const [counted] = await database
    .select({ files: count() })
    .from(personalFiles)
    .where(and(isOwn(storeId, owner), lt(personalFiles.keptUntil, keptUntil("waiting"))));
  if ((counted?.files ?? 0) >= MAX_PERSONAL_FILES) return false;
  const { kind: _, ...ownerId } = owner;
  await database
    .insert(personalFiles)
    .values({ storeId, id, ...ownerId, content, createdAt: clock.now(), keptUntil: keptUntil("waiting") });
  return true;
}

/** The bytes of a picture, in webp; null if there is none, or if it is not the owner's. Anyone's without `owner`. */
export async function findPersonalFile(
  storeId: StoreId,
  id: string,
  owner: CartOwner | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const isThis = and(eq(personalFiles.storeId, storeId), eq(personalFiles.id, id));
  const [file] = await getDatabase()
    .select({ content: personalFiles.content })
    .from(personalFiles)
    .where(owner ? and(isThis, isOwn(storeId, owner)) : isThis);
  return file ? new Uint8Array(file.content) : null;
}

/** Those of these ids that name a picture of the owner. */
export async function listOwnFileIds(
  storeId: StoreId,
  owner: CartOwner,
  ids: readonly string[],
  database: Database = getDatabase(),
): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = await database
    .select({ id: personalFiles.id })
    .from(personalFiles)
    .where(and(isOwn(storeId, owner), inArray(personalFiles.id, [...ids])));
  return own.map(({ id }) => id);
}

/** Keeps pictures for as long as those of an order are kept. */
export async function keepOrderedFiles(storeId: StoreId, ids: readonly string[], database: Database): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(personalFiles)
    .set({ keptUntil: keptUntil("ordered") })
    .where(and(eq(personalFiles.storeId, storeId), inArray(personalFiles.id, [...ids])));
}

/** Gives the pictures of a browser to the customer who signs in. */
export async function movePersonalFilesToCustomer(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  database: Database,
): Promise<void> {
  await database
    .update(personalFiles)
    .set({ customerId, anonymousId: null })
    .where(isOwn(storeId, { kind: "anonymous", anonymousId }));
}

/** Leaves these pictures with the shop, for orders that are not finished when the customer deletes the account. */
export async function detachPersonalFiles(
  storeId: StoreId,
  customerId: string,
  ids: readonly string[],
  database: Database,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(personalFiles)
    // No token has this digest, so no browser can see them.
    .set({ customerId: null, anonymousId: "former customer" })
    .where(and(isOwn(storeId, { kind: "customer", customerId }), inArray(personalFiles.id, [...ids])));
}

export async function deletePersonalFiles(storeId: StoreId, ids: readonly string[], database: Database): Promise<void> {
  if (ids.length === 0) return;
  await database
    .delete(personalFiles)
    .where(and(eq(personalFiles.storeId, storeId), inArray(personalFiles.id, [...ids])));
}

/** Removes the pictures whose time is over, in all stores. */
export async function removeExpiredPersonalFiles(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(personalFiles).where(lt(personalFiles.keptUntil, now));
}

function keptUntil(state: keyof typeof KEPT_MS): Date {
  return new Date(clock.now().getTime() + KEPT_MS[state]);
}
