import "server-only";
import { and, eq, exists, isNotNull, lt, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { leftCartConsents } from "@/lib/database/schema/left-cart";
import { GUEST_CONSENT_DAYS } from "@/lib/domain/left-cart";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

/** Whose consent it is: a customer, or the guest with this address in a browser. */
type Consenter = { kind: "customer"; customerId: string } | { kind: "guest"; anonymousId: string; email: string };

const ofStore = (storeId: StoreId) => eq(leftCartConsents.storeId, storeId);
const isOfCustomer = (storeId: StoreId, customerId: string) =>
  and(ofStore(storeId), eq(leftCartConsents.customerId, customerId));
const isOfBrowser = (storeId: StoreId, anonymousId: string) =>
  and(ofStore(storeId), eq(leftCartConsents.anonymousId, anonymousId));

/** Stores the consent with its time. A customer who has consented before keeps the first time. */
export async function saveLeftCartConsent(
  storeId: StoreId,
  { kind: _kind, ...consenter }: Consenter,
  now: Date,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .insert(leftCartConsents)
    .values({ storeId, id: newId(), ...consenter, consentedAt: now })
    .onConflictDoNothing();
}

/** Deletes the consent that was given in this browser, and returns it; null if there was none. */
export async function removeGuestConsent(
  storeId: StoreId,
  anonymousId: string,
  database: Database,
): Promise<{ email: string | null; consentedAt: Date } | null> {
  const [removed] = await database
    .delete(leftCartConsents)
    .where(isOfBrowser(storeId, anonymousId))
    .returning({ email: leftCartConsents.email, consentedAt: leftCartConsents.consentedAt });
  return removed ?? null;
}

export async function removeCustomerConsent(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database.delete(leftCartConsents).where(isOfCustomer(storeId, customerId));
}

/** When the customer consented; null if they did not. */
export async function findCustomerConsent(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<Date | null> {
  const [row] = await database
    .select({ consentedAt: leftCartConsents.consentedAt })
    .from(leftCartConsents)
    .where(isOfCustomer(storeId, customerId));
  return row?.consentedAt ?? null;
}

/**
 * Takes the consent that was given in this browser over to the customer who signs in there, if it was for the same
 * address; otherwise it ends, because the cart is now another person's. Call it in the transaction of the sign-in.
 */
export async function moveConsentToCustomer(
  storeId: StoreId,
  { anonymousId, customerId, email }: { anonymousId: string; customerId: string; email: string },
  database: Database,
): Promise<void> {
  const given = await removeGuestConsent(storeId, anonymousId, database);
  if (given?.email !== email) return;
  await saveLeftCartConsent(storeId, { kind: "customer", customerId }, given.consentedAt, database);
}

/** When guests with this address consented, in any browser. */
export async function listGuestConsentsOf(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<Date[]> {
  const rows = await database
    .select({ consentedAt: leftCartConsents.consentedAt })
    .from(leftCartConsents)
    .where(and(ofStore(storeId), eq(leftCartConsents.email, email)))
    .orderBy(leftCartConsents.consentedAt)
    .limit(100);
  return rows.map(({ consentedAt }) => consentedAt);
}

/** Deletes what guests with this address have consented to, in any browser. */
export async function removeGuestConsentsOf(storeId: StoreId, email: string, database: Database): Promise<void> {
  await database.delete(leftCartConsents).where(and(ofStore(storeId), eq(leftCartConsents.email, email)));
}

/** Deletes all consents for the address whose e-mails have this token: of guests, and of the customer who has it. */
export async function removeConsentsOfReader(
  storeId: StoreId,
  mailToken: string,
  database: Database = getDatabase(),
): Promise<void> {
  const [reader] = await database
    .select({ email: sql<string>`coalesce(${leftCartConsents.email}, ${customers.email})` })
    .from(leftCartConsents)
    .leftJoin(customers, and(eq(customers.storeId, storeId), eq(customers.id, leftCartConsents.customerId)))
    .where(and(ofStore(storeId), eq(leftCartConsents.mailToken, mailToken)));
  if (!reader) return;
  const hasAddress = database
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.storeId, storeId),
        eq(customers.id, leftCartConsents.customerId),
        eq(customers.email, reader.email),
      ),
    );
  await database
    .delete(leftCartConsents)
    .where(and(ofStore(storeId), or(eq(leftCartConsents.email, reader.email), exists(hasAddress))));
}

export async function listStoresWithConsents(database: Database = getDatabase()): Promise<StoreId[]> {
  const rows = await database.selectDistinct({ storeId: leftCartConsents.storeId }).from(leftCartConsents);
  return rows.map(({ storeId }) => storeId);
}

/** Deletes the consents of guests of all stores that count no longer. */
export async function forgetOldConsents(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - GUEST_CONSENT_DAYS * 24 * 3_600_000);
  await database
    .delete(leftCartConsents)
    .where(and(isNotNull(leftCartConsents.anonymousId), lt(leftCartConsents.consentedAt, oldest)));
}
