import "server-only";
import { and, desc, eq, gt, lt, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import { customerColumns, toCustomer } from "@/lib/data/customer/customers";
import { builtOnce } from "@/lib/database/built-once";
import { type Database, getDatabase } from "@/lib/database/connection";
import { visitorSessions } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { type GuestContact, LAST_USED_INTERVAL_MS, SESSION_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

export type VisitorSession = { id: string } & (
  | { kind: "customer"; customerId: string }
  | ({ kind: "guest" } & GuestContact)
);

export type Device = { id: string; device: string; createdAt: Date; lastUsedAt: Date };

const MAX_DEVICE_LENGTH = 300;
const MAX_DEVICES = 100;

/** Now, and since when a session of each kind must have been used to be active. */
type ActiveTimes<Time> = { now: Time; customer: Time; guest: Time };

function activeTimes(now: Date): ActiveTimes<Date> {
  const since = (kind: "customer" | "guest") => new Date(now.getTime() - SESSION_LIFETIME_MS[kind].idle);
  return { now, customer: since("customer"), guest: since("guest") };
}

/** Whether a session has neither expired nor been unused for too long. */
function isActive({ now, ...since }: ActiveTimes<Date | SQLWrapper>) {
  const isUsed = (kind: "customer" | "guest") =>
    and(eq(visitorSessions.kind, kind), gt(visitorSessions.lastUsedAt, since[kind]));
  return and(gt(visitorSessions.expiresAt, now), or(isUsed("customer"), isUsed("guest")));
}

/** A placeholder for a time, which is written as the times of the table are. */
const time = (name: keyof ActiveTimes<Date>) => sql.param(sql.placeholder(name), visitorSessions.expiresAt);

const sessionColumns = {
  id: visitorSessions.id,
  kind: visitorSessions.kind,
  customerId: visitorSessions.customerId,
  guestEmail: visitorSessions.guestEmail,
  guestMobile: visitorSessions.guestMobile,
  lastUsedAt: visitorSessions.lastUsedAt,
};
type Row = Pick<typeof visitorSessions.$inferSelect, keyof typeof sessionColumns>;

const isActiveSession = () =>
  and(
    eq(visitorSessions.storeId, sql.placeholder("storeId")),
    eq(visitorSessions.tokenHash, sql.placeholder("tokenHash")),
    isActive({ now: time("now"), customer: time("customer"), guest: time("guest") }),
  );

const activeSession = builtOnce((database) =>
  database.select(sessionColumns).from(visitorSessions).where(isActiveSession()).prepare(""),
);

const activeCustomer = builtOnce((database) => {
  const isOfSession = and(
    eq(visitorSessions.kind, "customer"),
    eq(customers.storeId, visitorSessions.storeId),
    eq(customers.id, visitorSessions.customerId),
  );
  return database
    .select({ session: sessionColumns, customer: customerColumns })
    .from(visitorSessions)
    .innerJoin(customers, isOfSession)
    .where(isActiveSession())
    .prepare("");
});

/**
 * Finds the active session whose token has this digest and updates its time of last use; null if this store has no such
 * session.
 */
export async function findVisitorSession(
  storeId: StoreId,
  tokenHash: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<VisitorSession | null> {
  const [row] = await activeSession(database).execute({ storeId, tokenHash, ...activeTimes(now) });
  if (!row) return null;
  await keepActive(storeId, tokenHash, row, now, database);
  return toSession(row);
}

/** Like `findVisitorSession`, with the customer in the same query; null if nobody is signed in. */
export async function findSignedInCustomer(
  storeId: StoreId,
  tokenHash: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<{ sessionId: string; customer: Customer } | null> {
  const [row] = await activeCustomer(database).execute({ storeId, tokenHash, ...activeTimes(now) });
  const customer = toCustomer(row?.customer);
  if (!row || !customer) return null;
  await keepActive(storeId, tokenHash, row.session, now, database);
  return { sessionId: row.session.id, customer };
}

async function keepActive(
  storeId: StoreId,
  tokenHash: string,
  { lastUsedAt }: Row,
  now: Date,
  database: Database,
): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() <= LAST_USED_INTERVAL_MS) return;
  await database
    .update(visitorSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.tokenHash, tokenHash)));
}

function toSession({ id, kind, customerId, guestEmail, guestMobile }: Row): VisitorSession | null {
  if (kind === "customer" && customerId) return { id, kind, customerId };
  const [email, mobile] = [guestEmail ?? "", guestMobile ?? ""];
  return kind === "guest" && (email || mobile) ? { id, kind, email, mobile } : null;
}

type NewSession = ({ kind: "customer"; customerId: string } | ({ kind: "guest" } & GuestContact)) & {
  tokenHash: string;
  device: string;
};

export async function insertVisitorSession(
  storeId: StoreId,
  session: NewSession,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(visitorSessions).values({
    storeId,
    id: newId(),
    tokenHash: session.tokenHash,
    kind: session.kind,
    customerId: session.kind === "customer" ? session.customerId : null,
    guestEmail: (session.kind === "guest" && session.email) || null,
    guestMobile: (session.kind === "guest" && session.mobile) || null,
    device: session.device.slice(0, MAX_DEVICE_LENGTH),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS[session.kind].absolute),
  });
}

/** The devices the customer is signed in on, most recently used first. */
export async function listDevices(
  storeId: StoreId,
  customerId: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<Device[]> {
  return database
    .select({
      id: visitorSessions.id,
      device: visitorSessions.device,
      createdAt: visitorSessions.createdAt,
      lastUsedAt: visitorSessions.lastUsedAt,
    })
    .from(visitorSessions)
    .where(
      and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.customerId, customerId), isActive(activeTimes(now))),
    )
    .orderBy(desc(visitorSessions.lastUsedAt), desc(visitorSessions.id))
    .limit(MAX_DEVICES);
}

export async function endVisitorSession(
  storeId: StoreId,
  sessionId: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .delete(visitorSessions)
    .where(and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.id, sessionId)));
}

/** Signs out one device; false if the customer has no such session. */
export async function endDevice(
  storeId: StoreId,
  customerId: string,
  sessionId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const ended = await database
    .delete(visitorSessions)
    .where(
      and(
        eq(visitorSessions.storeId, storeId),
        eq(visitorSessions.customerId, customerId),
        eq(visitorSessions.id, sessionId),
      ),
    )
    .returning({ id: visitorSessions.id });
  return ended.length > 0;
}

/** Ends all sessions of the customer, apart from the session `except` if it is given. */
export async function endSessionsOfCustomer(
  storeId: StoreId,
  customerId: string,
  { except }: { except?: string } = {},
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .delete(visitorSessions)
    .where(
      and(
        eq(visitorSessions.storeId, storeId),
        eq(visitorSessions.customerId, customerId),
        except === undefined ? sql`true` : ne(visitorSessions.id, except),
      ),
    );
}

/** Removes expired sessions of all stores. */
export async function endOldSessions(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const unusedSince = (kind: "customer" | "guest") =>
    and(
      eq(visitorSessions.kind, kind),
      lt(visitorSessions.lastUsedAt, new Date(now.getTime() - SESSION_LIFETIME_MS[kind].idle)),
    );
  await database
    .delete(visitorSessions)
    .where(or(lt(visitorSessions.expiresAt, now), unusedSince("customer"), unusedSince("guest")));
}
