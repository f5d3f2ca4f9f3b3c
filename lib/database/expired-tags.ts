import "server-only";
import { randomUUID } from "node:crypto";
import { asc, gt, lt, or, sql } from "drizzle-orm";
import { expiredTags } from "@/lib/database/schema/process";
import { clock } from "@/lib/server/clock";
import { type Database, getDatabase } from "./connection";
import { requireChanges } from "./replica";

/**
 * For how long a row may stay invisible after it was inserted, because its transaction is not over. Recording is the
 * last step of a transaction, so a row that is not there after this time was rolled back.
 */
const COMMIT_SECONDS = 60;
/** The channel of PostgreSQL on which a process tells the others that it has inserted a row. */
export const EXPIRED_TAGS_CHANNEL = "expired_tags";
/** How long rows are kept. Processes read them within seconds, and a process that starts has no pages yet. */
const RETENTION_MS = 60 * 60_000;

type Progress = {
  /** Names this process to the others. */
  process: string;
  /** Whether another process has inserted rows that this process has not read yet. */
  isBehind: boolean;
  /** Rows that this process has inserted but not read yet; their transactions may be open, committed or rolled back. */
  recorded: Map<number, { tags: readonly string[]; at: number }>;
  /** Rows of the last minute that this process has read. */
  readIds: Set<number>;
  highestId: number;
};

// Pages, route handlers and the worker are separate bundles of one process, each with its own copy of this module. They
// share the progress through a global variable.
const PROGRESS = Symbol.for("storefront.expired-tags");
const shared = globalThis as { [PROGRESS]?: Progress };

function progress(): Progress {
  shared[PROGRESS] ??= {
    process: randomUUID(),
    isBehind: false,
    recorded: new Map(),
    readIds: new Set(),
    highestId: 0,
  };
  return shared[PROGRESS];
}

/**
 * Records which cache tags expire with a change, in the transaction of the change: if it is rolled back, nothing
 * expires. Call it as the last step of the transaction. Once it is committed, PostgreSQL tells the other processes.
 */
export async function recordExpiredTags(tags: readonly string[], database: Database): Promise<void> {
  if (tags.length === 0) return;
  const [row] = await database
    .insert(expiredTags)
    .values({ tags: [...new Set(tags)] })
    .returning({ id: expiredTags.id, tags: expiredTags.tags });
  if (row) progress().recorded.set(row.id, { tags: row.tags, at: Date.now() });
  await database.execute(sql`select pg_notify(${EXPIRED_TAGS_CHANNEL}, ${progress().process})`);
}

/** Whether a notice on the channel is from another process; `sender` is its payload. */
export function isFromElsewhere(sender: string): boolean {
  return sender !== progress().process;
}

/** Makes `hasUnreadTags` true, because another process has inserted rows, or may have. */
export function noteTagsFromElsewhere(): void {
  progress().isBehind = true;
}

/** Whether there are tags that this process has not read yet, as far as it has heard. Does not query the database. */
export function hasUnreadTags(): boolean {
  return progress().isBehind || progress().recorded.size > 0;
}

/**
 * The tags that this process has recorded but not read back, among them tags of changes that may be rolled back. For
 * the case that the database cannot be reached.
 */
export function listUnreadTags(): string[] {
  return [...new Set([...progress().recorded.values()].flatMap(({ tags }) => tags))];
}

/**
 * The tags of all changes, by any process, that were committed since the last call. Rows of the last minute are read
 * again, because a row may become visible after rows with higher ids; rows that were read before are skipped.
 */
export async function readExpiredTags(database: Database = getDatabase()): Promise<string[]> {
  // A notice that comes while the rows are read may be about one that was not there yet.
  progress().isBehind = false;
  const rows = await selectRecent(database).catch((error: unknown) => {
    progress().isBehind = true;
    throw error;
  });
  const { recorded, readIds } = progress();
  const unread = rows.filter(({ id }) => !readIds.has(id));
  for (const { id } of unread) {
    readIds.add(id);
    recorded.delete(id);
  }
  if (unread.length > 0) await requireChanges(database);
  forgetOldProgress(rows[0]?.id ?? Number.POSITIVE_INFINITY, rows.at(-1)?.id ?? 0);
  return [...new Set(unread.flatMap(({ tags }) => tags))];
}

/** Whether there are rows that this process has not read, for the case that a notice was lost. Marks none as read. */
export async function findUnreadTags(database: Database = getDatabase()): Promise<boolean> {
  const rows = await selectRecent(database);
  return rows.some(({ id }) => !progress().readIds.has(id));
}

/** The rows that this process may not have read, the oldest first: those with higher ids, and all of the last minute. */
function selectRecent(database: Database) {
  const oldest = sql`clock_timestamp() - make_interval(secs => ${COMMIT_SECONDS})`;
  return database
    .select({ id: expiredTags.id, tags: expiredTags.tags })
    .from(expiredTags)
    .where(or(gt(expiredTags.id, progress().highestId), gt(expiredTags.expiredAt, oldest)))
    .orderBy(asc(expiredTags.id));
}

function forgetOldProgress(lowestId: number, highestId: number): void {
  const current = progress();
  current.highestId = Math.max(current.highestId, highestId);
  for (const id of current.readIds) if (id < lowestId) current.readIds.delete(id);
  const rolledBack = Date.now() - COMMIT_SECONDS * 1_000;
  for (const [id, { at }] of current.recorded) if (at < rolledBack) current.recorded.delete(id);
}

/** Deletes the rows that every process has read. */
export async function forgetOldExpiredTags(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(expiredTags).where(lt(expiredTags.expiredAt, new Date(now.getTime() - RETENTION_MS)));
}
