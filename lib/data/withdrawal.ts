import "server-only";
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { withdrawals } from "@/lib/database/schema/withdrawal";
import type { StoreId } from "@/lib/domain/store/id";
import { UNCONFIRMED_HOURS, WITHDRAWAL_RETENTION_YEARS, type Withdrawal } from "@/lib/domain/withdrawal";
import { clock } from "@/lib/server/clock";

type Row = typeof withdrawals.$inferSelect;

const toWithdrawal = ({ storeId: _, ...row }: Row): Withdrawal => row;
const isWithdrawal = (storeId: StoreId, id: string) => and(eq(withdrawals.storeId, storeId), eq(withdrawals.id, id));

/** Keeps what a shopper has entered, until they confirm it. */
export async function insertWithdrawal(
  storeId: StoreId,
  withdrawal: Withdrawal,
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(withdrawals).values({ storeId, ...withdrawal });
}

/** A withdrawal, confirmed or not; null if there is none, or if it was not confirmed in time. */
export async function findWithdrawal(
  storeId: StoreId,
  id: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<Withdrawal | null> {
  const [row] = await database.select().from(withdrawals).where(isWithdrawal(storeId, id));
  const isOver = row?.confirmedAt === null && row.createdAt < oldestUnconfirmed(now);
  return row && !isOver ? toWithdrawal(row) : null;
}

/** Confirms a withdrawal. Null if it was confirmed before, so that it counts once and from its first moment. */
export async function confirmWithdrawal(
  storeId: StoreId,
  { id, orderId }: Pick<Withdrawal, "id" | "orderId">,
  now: Date,
  database: Database,
): Promise<Withdrawal | null> {
  const [row] = await database
    .update(withdrawals)
    .set({ confirmedAt: now, orderId })
    .where(and(isWithdrawal(storeId, id), isNull(withdrawals.confirmedAt)))
    .returning();
  return row ? toWithdrawal(row) : null;
}

/** One page of the confirmed withdrawals, the newest first, with the number of all. */
export async function listWithdrawals(
  storeId: StoreId,
  { page, limit }: { page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const wanted = and(eq(withdrawals.storeId, storeId), isNotNull(withdrawals.confirmedAt));
  const rows = await database
    .select()
    .from(withdrawals)
    .where(wanted)
    .orderBy(desc(withdrawals.confirmedAt), asc(withdrawals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(withdrawals).where(wanted);
  return { withdrawals: rows.map(toWithdrawal), total: counted?.total ?? 0 };
}

/** The confirmed withdrawals with this e-mail address, the newest first. */
export async function listWithdrawalsOf(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<Withdrawal[]> {
  const rows = await database
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.storeId, storeId), eq(withdrawals.email, email), isNotNull(withdrawals.confirmedAt)))
    .orderBy(desc(withdrawals.confirmedAt));
  return rows.map(toWithdrawal);
}

/** Deletes what was never confirmed, and the proofs that nobody needs any more, of all stores. */
export async function forgetOldWithdrawals(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - WITHDRAWAL_RETENTION_YEARS);
  await database
    .delete(withdrawals)
    .where(
      or(
        lt(withdrawals.confirmedAt, oldest),
        and(isNull(withdrawals.confirmedAt), lt(withdrawals.createdAt, oldestUnconfirmed(now))),
      ),
    );
}

function oldestUnconfirmed(now: Date): Date {
  return new Date(now.getTime() - UNCONFIRMED_HOURS * 60 * 60_000);
}
