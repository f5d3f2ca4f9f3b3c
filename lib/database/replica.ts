import "server-only";
import { sql } from "drizzle-orm";
import type { Database, OpenedDatabase } from "./database";
import { isDatabaseAway, readErrorCode } from "./query-errors";

/** A replica ends a query of which it has to delete rows that the query still reads. */
const CONFLICT_WITH_RECOVERY = "40001";
/** How long a replica is left alone that could not be reached or had not caught up. */
const REST_MS = { away: 5_000, behind: 200 };

type Replica = {
  opened: OpenedDatabase;
  /** How far the primary had written when this process last heard of a change; null if that could not be asked. */
  needed: string | null;
  /** How often that was asked. */
  questions: number;
  /** Up to where the replica is known to have caught up. */
  reached: string;
  restsUntil: number;
  isReported: boolean;
};

// Pages, route handlers and middleware are separate bundles of one process, each with its own copy of this module.
const REPLICA = Symbol.for("storefront.replica");
const shared = globalThis as { [REPLICA]?: Replica };

/** Uses a replica for reads of the catalogue. It is read once it has everything that `primary` has now. */
export async function registerReplica(opened: OpenedDatabase, primary: Database): Promise<void> {
  shared[REPLICA] = { opened, needed: null, questions: 0, reached: "", restsUntil: 0, isReported: false };
  await requireChanges(primary);
}

export async function closeReplica(): Promise<void> {
  const { opened } = shared[REPLICA] ?? {};
  delete shared[REPLICA];
  await opened?.close();
}

/**
 * Reads the replica from now on only once it has everything that is committed in `primary`. Call it after a change was
 * heard of and before the pages expire that show it: they must not be made anew from a replica that is behind.
 */
export async function requireChanges(primary: Database): Promise<void> {
  const replica = shared[REPLICA];
  if (!replica) return;
  replica.needed = null;
  replica.questions += 1;
  const question = replica.questions;
  const { rows } = await primary.execute<{ written: string }>(sql`select pg_current_wal_insert_lsn()::text as written`);
  // An answer that comes after that to a later question may know less than it.
  if (question === replica.questions) replica.needed = rows[0]?.written ?? null;
}

/**
 * Reads what pages for everyone show of the catalogue: from the replica if it has every change that this process has
 * heard of, else from the primary, and from there too if the replica fails. Never for stock that is sold, money or
 * sessions.
 */
export async function readFromReplica<Value>(
  primary: Database,
  read: (database: Database) => Promise<Value>,
  now = Date.now,
): Promise<Value> {
  const replica = shared[REPLICA];
  if (!replica || now() < replica.restsUntil) return read(primary);
  try {
    if (await hasCaughtUp(replica)) {
      const value = await read(replica.opened.database);
      replica.isReported = false;
      return value;
    }
    replica.restsUntil = now() + REST_MS.behind;
  } catch (error) {
    if (!isDatabaseAway(error) && readErrorCode(error) !== CONFLICT_WITH_RECOVERY) throw error;
    replica.restsUntil = now() + REST_MS.away;
    if (!replica.isReported) {
      console.error(`The database of DATABASE_READ_URL cannot be read; the primary is: ${messageOf(error)}`);
    }
    replica.isReported = true;
  }
  return read(primary);
}

async function hasCaughtUp(replica: Replica): Promise<boolean> {
  const { needed } = replica;
  if (needed === null) return false;
  if (needed === replica.reached) return true;
  const { rows } = await replica.opened.database.execute<{ is: boolean | null }>(
    sql`select pg_last_wal_replay_lsn() >= ${needed}::pg_lsn as "is"`,
  );
  if (rows[0]?.is !== true) return false;
  replica.reached = needed;
  return true;
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.message.split(" in:")[0] ?? "") : "");
