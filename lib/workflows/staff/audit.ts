import "server-only";
import { endAuditEntry, insertAuditEntry } from "@/lib/data/staff/audit-entries";
import { readAuditFacts } from "@/lib/data/staff/audit-facts";
import type { Actor } from "@/lib/domain/staff/actor";
import { type AuditTarget, auditInput, changesBetween } from "@/lib/domain/staff/audit-entry";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";

/** A change that is about to be made. `input` is logged as JSON. */
export type AuditedChange = {
  actor: Pick<Actor, "kind" | "name">;
  address: string;
  action: string;
  target: AuditTarget;
  input: unknown;
};

export type Outcome = { ok: true } | { ok: false; code: string };

/**
 * Makes a change and writes into the audit log who made it, from where, and what is different now. The entry is written
 * first: a change whose process ends before it is done stands there without an outcome. What another caller changes in
 * the same moment can stand in both entries.
 */
export async function audited<Done extends Outcome>(
  storeId: StoreId,
  { actor, address, action, target, input }: AuditedChange,
  change: () => Promise<Done>,
): Promise<Done> {
  const id = newId();
  const { kind, name } = actor;
  const entry = { id, at: clock.now(), actor: { kind, name }, address, action, target, input: auditInput(input) };
  const before = await readAuditFacts(storeId, target);
  await insertAuditEntry(storeId, entry);
  const done = await change();
  const changes = changesBetween(before, await readAuditFacts(storeId, target));
  await endAuditEntry(storeId, id, { outcome: done.ok ? "done" : done.code, changes });
  return done;
}
