import "server-only";
import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { visitorSessions } from "@/lib/database/schema/authentication";
import { SESSION_LIFETIME_MS, SESSION_NOTE_INTERVAL_MS } from "@/lib/domain/authentication/visitor";
import type { StoreId } from "@/lib/domain/store/id";
import { newId } from "@/lib/server/tokens";

export type VisitorSession = { id: string } & (
  | { kind: "customer"; customerId: string }
  | { kind: "guest"; email: string }
);

export type Device = { id: string; device: string; createdAt: Date; lastUsedAt: Date };

const LONGEST_DEVICE = 300;
const DEVICES_LIMIT = 100;

/** Neither ended nor left unused for too long at `now`. */
function isAlive(now: Date) {
  const usedSince = (kind: "customer" | "guest") =>
    and(
      eq(visitorSessions.kind, kind),
      gt(visitorSessions.lastUsedAt, new Date(now.getTime() - SESSION_LIFETIME_MS[kind].idle)),
    );
  return and(gt(visitorSessions.expiresAt, now), or(usedSince("customer"), usedSince("guest")));
}

/** The living session of the token with this digest; its use is noted. Null when there is none in this store. */
export async function findVisitorSession(
  storeId: StoreId,
  tokenHash: string,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<VisitorSession | null> {
  const [row] = await database
    .select({
      id: visitorSessions.id,
      kind: visitorSessions.kind,
      customerId: visitorSessions.customerId,
      guestEmail: visitorSessions.guestEmail,
      lastUsedAt: visitorSessions.lastUsedAt,
    })
    .from(visitorSessions)
    .where(and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.tokenHash, tokenHash), isAlive(now)));
  if (!row) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > SESSION_NOTE_INTERVAL_MS) {
    await database
      .update(visitorSessions)
      .set({ lastUsedAt: now })
      .where(and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.tokenHash, tokenHash)));
  }
  if (row.kind === "customer" && row.customerId) return { id: row.id, kind: "customer", customerId: row.customerId };
  if (row.kind === "guest" && row.guestEmail) return { id: row.id, kind: "guest", email: row.guestEmail };
  return null;
}

type NewSession = ({ kind: "customer"; customerId: string } | { kind: "guest"; email: string }) & {
  tokenHash: string;
  device: string;
};

export async function insertVisitorSession(
  storeId: StoreId,
  session: NewSession,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(visitorSessions).values({
    storeId,
    id: newId(),
    tokenHash: session.tokenHash,
    kind: session.kind,
    customerId: session.kind === "customer" ? session.customerId : null,
    guestEmail: session.kind === "guest" ? session.email : null,
    device: session.device.slice(0, LONGEST_DEVICE),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS[session.kind].absolute),
  });
}

/** Where the customer is signed in, the latest use first. */
export async function listDevices(
  storeId: StoreId,
  customerId: string,
  now = new Date(),
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
    .where(and(eq(visitorSessions.storeId, storeId), eq(visitorSessions.customerId, customerId), isAlive(now)))
    .orderBy(desc(visitorSessions.lastUsedAt), desc(visitorSessions.id))
    .limit(DEVICES_LIMIT);
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

/** One device of the customer; false when it is not theirs or is gone. */
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

/** Signs the customer out everywhere, or everywhere but in the session `except`. */
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

/** Removes the sessions of all stores that nobody can use any more. */
export async function endOldSessions(now = new Date(), database: Database = getDatabase()): Promise<void> {
  const unusedSince = (kind: "customer" | "guest") =>
    and(
      eq(visitorSessions.kind, kind),
      lt(visitorSessions.lastUsedAt, new Date(now.getTime() - SESSION_LIFETIME_MS[kind].idle)),
    );
  await database
    .delete(visitorSessions)
    .where(or(lt(visitorSessions.expiresAt, now), unusedSince("customer"), unusedSince("guest")));
}
