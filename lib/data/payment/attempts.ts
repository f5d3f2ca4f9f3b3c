import "server-only";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { type PaymentAttempt, paymentAttemptColumns, toPaymentAttempt } from "./payments";

/** A try under way, with an id that was chosen before, by which the provider knows it too; false when there is one. */
export async function insertOpenPayment(
  storeId: StoreId,
  payment: Omit<PaymentAttempt, "status" | "reference">,
  database: Database,
): Promise<boolean> {
  const inserted = await database
    .insert(payments)
    .values({ storeId, ...payment, status: "created", modifiedAt: payment.createdAt })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return inserted.length > 0;
}

export async function findPaymentById(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<PaymentAttempt | null> {
  const [row] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id)));
  return toPaymentAttempt(row);
}

export async function findPaymentByReference(
  storeId: StoreId,
  provider: ProviderKind,
  reference: string,
  database: Database = getDatabase(),
): Promise<PaymentAttempt | null> {
  const [row] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.provider, provider), eq(payments.reference, reference)));
  return toPaymentAttempt(row);
}

/** The tries of an order of which nobody knows yet what became of them. */
export async function listOpenPayments(
  storeId: StoreId,
  orderId: string,
  database: Database = getDatabase(),
): Promise<PaymentAttempt[]> {
  const rows = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.orderId, orderId), eq(payments.status, "created")))
    .orderBy(asc(payments.createdAt));
  return rows.flatMap((row) => toPaymentAttempt(row) ?? []);
}

/** What was taken for an order and not given back. */
export async function listPaymentsToReturn(
  storeId: StoreId,
  orderId: string,
  database: Database = getDatabase(),
): Promise<PaymentAttempt[]> {
  const rows = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(
      and(
        eq(payments.storeId, storeId),
        eq(payments.orderId, orderId),
        or(eq(payments.status, "succeeded"), eq(payments.status, "refund_due")),
      ),
    )
    .orderBy(asc(payments.createdAt));
  return rows.flatMap((row) => toPaymentAttempt(row) ?? []);
}

/** Keeps what the provider calls it; false when another try has that name, or this one has another. */
export async function namePayment(
  storeId: StoreId,
  { id, provider }: Pick<PaymentAttempt, "id" | "provider">,
  reference: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const isNamed = sql`exists (select 1 from ${payments} as other where other.store_id = ${storeId}
    and other.provider = ${provider} and other.reference = ${reference} and other.id <> ${id})`;
  const named = await database
    .update(payments)
    .set({ reference })
    .where(
      and(
        eq(payments.storeId, storeId),
        eq(payments.id, id),
        or(isNull(payments.reference), eq(payments.reference, reference)),
        sql`not ${isNamed}`,
      ),
    )
    .returning({ id: payments.id });
  return named.length > 0;
}

/** For a try of which the provider knows nothing, or that has been refused: no money has moved. */
export async function failOpenPayment(
  storeId: StoreId,
  id: string,
  now = new Date(),
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(payments)
    .set({ status: "failed", modifiedAt: now })
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id), eq(payments.status, "created")));
}

/** The page asks at once; only what it does not hear of is asked about again. */
const YOUNGEST_SECONDS = 30;
const AT_A_TIME = 50;

/**
 * Tries of all stores that are to be asked about again, each after half the time that it has been under way, at most an
 * hour; nobody else gets them until then.
 */
export async function claimOpenPayments(
  now: Date,
  database: Database = getDatabase(),
): Promise<(PaymentAttempt & { storeId: StoreId })[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = database.$with("due").as(
    database
      .select({ storeId: payments.storeId, id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.status, "created"),
          lt(payments.createdAt, new Date(now.getTime() - YOUNGEST_SECONDS * 1_000)),
          sql`${payments.modifiedAt} <= ${at} - least((${at} - ${payments.createdAt}) / 2, interval '1 hour')`,
        ),
      )
      .orderBy(asc(payments.modifiedAt))
      .limit(AT_A_TIME)
      .for("update", { skipLocked: true }),
  );
  const rows = await database
    .with(due)
    .update(payments)
    .set({ modifiedAt: now })
    .from(due)
    .where(and(eq(payments.storeId, due.storeId), eq(payments.id, due.id)))
    .returning({ ...paymentAttemptColumns, storeId: payments.storeId });
  return rows.flatMap(({ storeId, ...row }) => {
    const payment = toPaymentAttempt(row);
    return payment ? [{ ...payment, storeId }] : [];
  });
}
