import "server-only";
import { and, asc, count, desc, eq, exists, gt, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { paymentDifferences, payments } from "@/lib/database/schema/payment";
import {
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type ListedDifference,
  type ProviderSums,
} from "@/lib/domain/payment/difference";
import type { StoreId } from "@/lib/domain/store/id";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long payments are compared; providers let nobody dispute or refund older ones for long. */
const COMPARED_FOR_MS = 180 * DAY_MS;
/** Attempts that took no money, as far as we know, need fewer questions. */
const UNPAID_COMPARED_FOR_MS = 7 * DAY_MS;
/** The open attempts are looked up more often than daily, so the comparison leaves them to that. */
const MIN_AGE_MS = HOUR_MS;
const PER_RUN = 50;

/**
 * Claims payments of all stores that were not compared with their providers for a day, or for an hour if they differed
 * then, the longest waiting first. No other worker gets the same ones.
 */
export async function claimPaymentsToCompare(
  now: Date,
  database: Database = getDatabase(),
): Promise<{ storeId: StoreId; id: string }[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const ofPayment = and(
    eq(paymentDifferences.storeId, payments.storeId),
    eq(paymentDifferences.paymentId, payments.id),
  );
  const differs = exists(database.select({ found: sql`1` }).from(paymentDifferences).where(ofPayment));
  const due = database.$with("due").as(
    database
      .select({ storeId: payments.storeId, id: payments.id })
      .from(payments)
      .where(
        and(
          gt(payments.createdAt, before(COMPARED_FOR_MS)),
          lt(payments.createdAt, before(MIN_AGE_MS)),
          or(
            isNull(payments.comparedAt),
            lt(payments.comparedAt, before(DAY_MS)),
            and(lt(payments.comparedAt, before(HOUR_MS)), differs),
          ),
          or(
            notInArray(payments.status, ["created", "failed"]),
            gt(payments.createdAt, before(UNPAID_COMPARED_FOR_MS)),
          ),
        ),
      )
      .orderBy(sql`${payments.comparedAt} nulls first`, asc(payments.createdAt))
      .limit(PER_RUN)
      .for("update", { skipLocked: true }),
  );
  return database
    .with(due)
    .update(payments)
    .set({ comparedAt: now })
    .from(due)
    .where(and(eq(payments.storeId, due.storeId), eq(payments.id, due.id)))
    .returning({ storeId: payments.storeId, id: payments.id });
}

/** Records that a payment differs from what its provider says, in place of an earlier difference. */
export async function saveDifference(
  storeId: StoreId,
  { paymentId, kind, theirs }: { paymentId: string; kind: DifferenceKind; theirs: ProviderSums },
  now: Date,
  database: Database = getDatabase(),
): Promise<void> {
  const { amount: taken, refunded, currencyCode } = theirs;
  await database
    .insert(paymentDifferences)
    .values({ storeId, paymentId, kind, taken, refunded, currencyCode, foundAt: now })
    .onConflictDoUpdate({
      target: [paymentDifferences.storeId, paymentDifferences.paymentId],
      set: { kind, taken, refunded, currencyCode },
    });
}

export async function removeDifference(
  storeId: StoreId,
  paymentId: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .delete(paymentDifferences)
    .where(and(eq(paymentDifferences.storeId, storeId), eq(paymentDifferences.paymentId, paymentId)));
}

/** One page of the store's payments that differ, those found last first, with the number of all. */
export async function listDifferences(
  storeId: StoreId,
  { page, limit }: { page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ differences: ListedDifference[]; total: number }> {
  const wanted = eq(paymentDifferences.storeId, storeId);
  const rows = await database
    .select({ difference: paymentDifferences, payment: payments, orderNumber: orders.number })
    .from(paymentDifferences)
    .innerJoin(
      payments,
      and(eq(paymentDifferences.storeId, payments.storeId), eq(paymentDifferences.paymentId, payments.id)),
    )
    .innerJoin(orders, and(eq(orders.storeId, payments.storeId), eq(orders.id, payments.orderId)))
    .where(wanted)
    .orderBy(desc(paymentDifferences.foundAt), asc(paymentDifferences.paymentId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(paymentDifferences).where(wanted);
  const differences = rows.flatMap(({ difference, payment, orderNumber }) => {
    const kind = DIFFERENCE_KINDS.find((known) => known === difference.kind);
    if (!kind) return [];
    const { taken, refunded, currencyCode, foundAt } = difference;
    const { provider, reference, amount } = payment;
    const theirs = { amount: taken, refunded, currencyCode };
    return [{ kind, orderNumber, provider, reference, amount, theirs, foundAt }];
  });
  return { differences, total: counted?.total ?? 0 };
}
