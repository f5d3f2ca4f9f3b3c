import "server-only";
import { and, count, desc, eq, ilike, inArray, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { auditEntries } from "@/lib/database/schema/staff";
import { ACTOR_KINDS } from "@/lib/domain/staff/actor";
import { AUDIT_TARGETS, type AuditChange, type AuditEntry } from "@/lib/domain/staff/audit-entry";
import type { StoreId } from "@/lib/domain/store/id";

type Row = typeof auditEntries.$inferSelect;

function toAuditEntry({ id, at, actorKind, actorName, address, action, ...row }: Row): AuditEntry {
  const { targetKind, targetId, input, outcome, changes } = row;
  return {
    id,
    at,
    // Kinds of a newer version are shown as the widest one, which hides nothing.
    actor: { kind: ACTOR_KINDS.find((kind) => kind === actorKind) ?? "owner_token", name: actorName },
    address,
    action,
    target: { kind: AUDIT_TARGETS.find((kind) => kind === targetKind) ?? "store", id: targetId },
    input,
    outcome,
    changes,
  };
}

/** Begins an entry, before the change is made: nothing is changed without one. */
export async function insertAuditEntry(
  storeId: StoreId,
  { actor, target, ...entry }: Omit<AuditEntry, "outcome" | "changes">,
  database: Database = getDatabase(),
): Promise<void> {
  const who = { actorKind: actor.kind, actorName: actor.name };
  await database
    .insert(auditEntries)
    .values({ storeId, ...entry, ...who, targetKind: target.kind, targetId: target.id });
}

/** Says how the change of an entry ended. */
export async function endAuditEntry(
  storeId: StoreId,
  id: string,
  { outcome, changes }: { outcome: string; changes: readonly AuditChange[] },
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(auditEntries)
    .set({ outcome, changes: [...changes] })
    .where(and(eq(auditEntries.storeId, storeId), eq(auditEntries.id, id)));
}

/**
 * One page of the entries, the newest first, with the number of all. `search` is looked for in the names of callers, the
 * actions, what they changed and what was sent.
 */
export async function listAuditEntries(
  storeId: StoreId,
  { search, page, limit }: { search: string; page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { actorName, action, targetId, input } = auditEntries;
  const pattern = containing(search);
  const found = search
    ? or(...[actorName, action, targetId, input].map((column) => ilike(column, pattern)))
    : undefined;
  const wanted = and(eq(auditEntries.storeId, storeId), found);
  const rows = await database
    .select()
    .from(auditEntries)
    .where(wanted)
    .orderBy(desc(auditEntries.at), auditEntries.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(auditEntries).where(wanted);
  return { entries: rows.map(toAuditEntry), total: counted?.total ?? 0 };
}

/** The entries about an order that were done, by the names under which callers may have known it. */
export async function listEntriesOfOrder(storeId: StoreId, names: readonly string[]): Promise<AuditEntry[]> {
  const rows = await getDatabase()
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.storeId, storeId),
        inArray(auditEntries.targetId, [...names]),
        eq(auditEntries.targetKind, "order"),
        eq(auditEntries.outcome, "done"),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(200);
  return rows.map(toAuditEntry);
}

/** Whether anybody at the desk has ever done anything; opening it counts. */
export async function hasMemberEntries(storeId: StoreId, database: Database = getDatabase()): Promise<boolean> {
  const found = await database
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.storeId, storeId), eq(auditEntries.actorKind, "member")))
    .limit(1);
  return found.length > 0;
}
