import "server-only";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { suppressedAddresses } from "@/lib/database/schema/outbox";
import type { StoreId } from "@/lib/domain/store/id";
import { SUPPRESSION_REASONS, type Suppression } from "@/lib/domain/suppression";

const columns = {
  email: suppressedAddresses.email,
  reason: suppressedAddresses.reason,
  detail: suppressedAddresses.detail,
  createdAt: suppressedAddresses.createdAt,
};

/** An unknown reason, of a newer version of the shop, counts as the stricter one. */
function toSuppression(row: Omit<Suppression, "reason"> & { reason: string }): Suppression {
  return { ...row, reason: SUPPRESSION_REASONS.find((reason) => reason === row.reason) ?? "bounced" };
}

/** The newest addresses of the list, with the total count. */
export async function listSuppressions(
  storeId: StoreId,
  limit: number,
  database: Database = getDatabase(),
): Promise<{ suppressions: Suppression[]; total: number }> {
  const ofStore = eq(suppressedAddresses.storeId, storeId);
  const rows = await database
    .select(columns)
    .from(suppressedAddresses)
    .where(ofStore)
    .orderBy(desc(suppressedAddresses.createdAt), suppressedAddresses.email)
    .limit(limit);
  const [all] = await database.select({ total: count() }).from(suppressedAddresses).where(ofStore);
  return { suppressions: rows.map(toSuppression), total: all?.total ?? 0 };
}

export async function findSuppression(
  storeId: StoreId,
  recipient: string,
  database: Database = getDatabase(),
): Promise<Suppression | null> {
  const [row] = await database
    .select(columns)
    .from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.storeId, storeId), eq(suppressedAddresses.email, recipient.toLowerCase())));
  return row ? toSuppression(row) : null;
}

/**
 * Puts addresses on the list; those that are on it already are described anew. A complaint does not replace a bounce,
 * which is the stricter of the two. The addresses must differ.
 */
export async function saveSuppressions(
  storeId: StoreId,
  suppressions: readonly Suppression[],
  database: Database = getDatabase(),
): Promise<void> {
  if (suppressions.length === 0) return;
  await database
    .insert(suppressedAddresses)
    .values(suppressions.map((suppression) => ({ storeId, ...suppression })))
    .onConflictDoUpdate({
      target: [suppressedAddresses.storeId, suppressedAddresses.email],
      set: { reason: sql`excluded.reason`, detail: sql`excluded.detail`, createdAt: sql`excluded.created_at` },
      setWhere: sql`excluded.reason = 'bounced' or ${suppressedAddresses.reason} <> 'bounced'`,
    });
}

/** Returns whether the address was on the list. */
export async function removeSuppression(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const removed = await database
    .delete(suppressedAddresses)
    .where(and(eq(suppressedAddresses.storeId, storeId), eq(suppressedAddresses.email, email)))
    .returning({ email: suppressedAddresses.email });
  return removed.length > 0;
}
