import "server-only";
import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql, sum } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { visitCounts } from "@/lib/database/schema/visit-count";
import type { CountedKind } from "@/lib/domain/site/visit-count";
import { MAX_TOP, type MissedSearch } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** So many texts or addresses of one kind are told apart on one day, whatever a crawler asks for. */
const MAX_SUBJECTS_PER_DAY = 2_000;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Adds to the counts of the day; `counts` are all of one kind, each subject once. */
export async function addVisitCounts(
  storeId: StoreId,
  kind: CountedKind,
  counts: ReadonlyMap<string, number>,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<void> {
  const day = dayOf(now);
  const ofDay = and(eq(visitCounts.storeId, storeId), eq(visitCounts.day, day), eq(visitCounts.kind, kind));
  await database.transaction(async (transaction) => {
    const known = await transaction
      .select({ subject: visitCounts.subject })
      .from(visitCounts)
      .where(and(ofDay, inArray(visitCounts.subject, [...counts.keys()])));
    const [rows] = await transaction.select({ count: count() }).from(visitCounts).where(ofDay);
    const knownSubjects = new Set(known.map(({ subject }) => subject));
    let room = MAX_SUBJECTS_PER_DAY - (rows?.count ?? 0);
    const added = new Map<string, number>();
    for (const [subject, times] of counts) {
      const isNew = subject !== "" && !knownSubjects.has(subject);
      const shown = isNew && room <= 0 ? "" : subject;
      if (isNew) room -= 1;
      added.set(shown, (added.get(shown) ?? 0) + times);
    }
    // In one order, so that two servers that write at once do not wait for each other in a circle.
    const values = [...added].sort(([one], [other]) => (one < other ? -1 : 1));
    await transaction
      .insert(visitCounts)
      .values(values.map(([subject, times]) => ({ storeId, day, kind, subject, count: times })))
      .onConflictDoUpdate({
        target: [visitCounts.storeId, visitCounts.day, visitCounts.kind, visitCounts.subject],
        set: { count: sql`${visitCounts.count} + excluded.count` },
      });
  });
}

/** What shoppers searched for most since `since` without finding anything. */
export async function listMissedSearches(storeId: StoreId, since: Date): Promise<MissedSearch[]> {
  const times = sum(visitCounts.count).mapWith(Number);
  return getDatabase()
    .select({ text: visitCounts.subject, count: times })
    .from(visitCounts)
    .where(
      and(
        eq(visitCounts.storeId, storeId),
        gte(visitCounts.day, dayOf(since)),
        eq(visitCounts.kind, MISSED),
        ne(visitCounts.subject, ""),
      ),
    )
    .groupBy(visitCounts.subject)
    .orderBy(desc(times), asc(visitCounts.subject))
    .limit(MAX_TOP);
}
const MISSED: CountedKind = "search_without_result";

/** How often each subject of a kind was counted since `since`, without those that were not told apart. */
export async function countSubjects(
  storeId: StoreId,
  kind: CountedKind,
  since: Date,
  database: Database = getDatabase(),
): Promise<Map<string, number>> {
  const rows = await database
    .select({ subject: visitCounts.subject, count: sum(visitCounts.count).mapWith(Number) })
    .from(visitCounts)
    .where(
      and(
        eq(visitCounts.storeId, storeId),
        gte(visitCounts.day, dayOf(since)),
        eq(visitCounts.kind, kind),
        ne(visitCounts.subject, ""),
      ),
    )
    .groupBy(visitCounts.subject);
  return new Map(rows.map(({ subject, count: times }) => [subject, times]));
}

/** Deletes the counts of days long ago. */
export async function forgetOldVisitCounts(now = clock.now()): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  await getDatabase().delete(visitCounts).where(lt(visitCounts.day, oldest));
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
