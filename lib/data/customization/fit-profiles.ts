import "server-only";
import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { storedFitProfileSchema } from "@/lib/contracts/customization/stored";
import { isOwnedBy } from "@/lib/data/cart/owned-by";
import { holdCustomer } from "@/lib/data/customer/customers";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { fitProfiles } from "@/lib/database/schema/customization";
import { unlessTaken } from "@/lib/database/unless-taken";
import { ANONYMOUS_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import { type CartOwner, ownerId } from "@/lib/domain/cart/cart";
import {
  type FitProfile,
  type FitProfileContent,
  type FitProfileLabel,
  MAX_FIT_PROFILES,
} from "@/lib/domain/customization/fit-profile";
import { freeName } from "@/lib/domain/customization/free-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const columns = {
  id: fitProfiles.id,
  name: fitProfiles.name,
  forWhom: fitProfiles.forWhom,
  addonId: fitProfiles.addonId,
  content: fitProfiles.content,
  createdAt: fitProfiles.createdAt,
  modifiedAt: fitProfiles.modifiedAt,
};

/** What the shopper writes; the rest of a fit profile is the shop's. */
export type NewFitProfile = FitProfileContent & FitProfileLabel;

const isOwn = (storeId: StoreId, owner: CartOwner) => isOwnedBy(fitProfiles, storeId, owner);

/** The owner's fit profiles, the last changed first. */
export function listFitProfiles(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<FitProfile[]> {
  return selectProfiles(storeId, isOwn(storeId, owner), database);
}

/** Those of the fit profiles with these ids that belong to the owner. */
export function listFitProfilesById(
  storeId: StoreId,
  owner: CartOwner,
  ids: readonly string[],
  database: Database = getDatabase(),
): Promise<FitProfile[]> {
  return selectProfiles(storeId, and(isOwn(storeId, owner), inArray(fitProfiles.id, [...ids])), database);
}

/** A fit profile, whoever owns it: for those who have a link to it. */
export async function findFitProfile(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<FitProfile | null> {
  const [profile] = await selectProfiles(
    storeId,
    and(eq(fitProfiles.storeId, storeId), eq(fitProfiles.id, id)),
    database,
  );
  return profile ?? null;
}

async function selectProfiles(
  storeId: StoreId,
  condition: ReturnType<typeof and>,
  database: Database,
): Promise<FitProfile[]> {
  const rows = await database
    .select(columns)
    .from(fitProfiles)
    .where(condition)
    .orderBy(desc(fitProfiles.modifiedAt), desc(fitProfiles.id))
    .limit(MAX_FIT_PROFILES);
  return parseReadable(storedFitProfileSchema, rows, `fit profiles of ${storeId}`);
}

/** Adds a fit profile. Its name must differ from those of the owner's other profiles, whatever the case of its letters. */
export function insertFitProfile(
  storeId: StoreId,
  owner: CartOwner,
  { id, ...profile }: NewFitProfile & { id: string },
  database: Database = getDatabase(),
): Promise<Result<null, "fit_profiles_full" | "fit_profile_name_taken">> {
  const now = clock.now();
  const { kind: _, ...ownerId } = owner;
  return database.transaction(async (database) => {
    await lockProfiles(storeId, owner, database);
    const [counted] = await database.select({ profiles: count() }).from(fitProfiles).where(isOwn(storeId, owner));
    if ((counted?.profiles ?? 0) >= MAX_FIT_PROFILES) return fail("fit_profiles_full");
    const inserted = await unlessTaken(nameIndex(owner), database, (database) =>
      database
        .insert(fitProfiles)
        .values({ storeId, id, ...ownerId, ...toRow(profile), createdAt: now, modifiedAt: now }),
    );
    return inserted === null ? fail("fit_profile_name_taken", "name") : ok(null);
  });
}

/** Replaces a fit profile of the owner. */
export async function updateFitProfile(
  storeId: StoreId,
  owner: CartOwner,
  { id, ...profile }: NewFitProfile & { id: string },
  database: Database = getDatabase(),
): Promise<Result<null, "fit_profile_unknown" | "fit_profile_name_taken">> {
  const updated = await unlessTaken(nameIndex(owner), database, (database) =>
    database
      .update(fitProfiles)
      .set({ ...toRow(profile), modifiedAt: clock.now() })
      .where(and(isOwn(storeId, owner), eq(fitProfiles.id, id)))
      .returning({ id: fitProfiles.id }),
  );
  if (updated === null) return fail("fit_profile_name_taken", "name");
  return updated.length > 0 ? ok(null) : fail("fit_profile_unknown");
}

/** Deletes a fit profile of the owner; false if there was none. Orders keep what they copied from it. */
export async function removeFitProfile(
  storeId: StoreId,
  owner: CartOwner,
  id: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const removed = await database
    .delete(fitProfiles)
    .where(and(isOwn(storeId, owner), eq(fitProfiles.id, id)))
    .returning({ id: fitProfiles.id });
  return removed.length > 0;
}

/**
 * Gives the fit profiles of a browser to the customer who signs in; a name that the customer uses already gets a number.
 * Ids stay, so that cart items keep their profile. Profiles above the limit stay too: nobody loses measurements by
 * signing in.
 */
export async function moveFitProfilesToCustomer(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  database: Database,
): Promise<void> {
  const browser = { kind: "anonymous", anonymousId } as const;
  const moved = await listFitProfiles(storeId, browser, database);
  if (moved.length === 0) return;
  const customer = { kind: "customer", customerId } as const;
  await lockProfiles(storeId, customer, database);
  const taken = (await listFitProfiles(storeId, customer, database)).map(({ name }) => name);
  for (const { id, name } of moved) {
    const free = freeName(name, taken);
    taken.push(free);
    await database
      .update(fitProfiles)
      .set({ customerId, anonymousId: null, name: free })
      .where(and(isOwn(storeId, browser), eq(fitProfiles.id, id)));
  }
}

/** Removes the fit profiles of browsers that have long been gone, in all stores. A customer's profiles stay. */
export async function removeExpiredFitProfiles(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const expiry = new Date(now.getTime() - ANONYMOUS_LIFETIME_MS);
  await database.delete(fitProfiles).where(and(isNull(fitProfiles.customerId), lt(fitProfiles.modifiedAt, expiry)));
}

/** Makes parallel additions of one owner wait for each other, so that together they keep the limit. */
async function lockProfiles(storeId: StoreId, owner: CartOwner, database: Database): Promise<void> {
  if (owner.kind === "customer") await holdCustomer(storeId, owner.customerId, database);
  const key = `fit profiles of ${storeId} ${ownerId(owner)}`;
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const nameIndex = ({ kind }: CartOwner) => (kind === "customer" ? "fit_profiles_customer" : "fit_profiles_anonymous");

function toRow({ name, forWhom, addonId, unit, measurements, choices, notes }: NewFitProfile) {
  return { name, forWhom, addonId, content: { unit, measurements, choices, notes } };
}
