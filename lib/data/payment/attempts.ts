import "server-only";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const PAYMENT_ATTEMPT_STATUSES = ["created", "succeeded", "failed", "refund_due", "refunded"] as const;

export type PaymentAttemptStatus = (typeof PAYMENT_ATTEMPT_STATUSES)[number];

/** One attempt to pay an order through a provider; `amount` in minor units of `currencyCode`. */
export type PaymentAttempt = {
  id: string;
  orderId: string;
  provider: string;
  /** The provider's id for the payment; null until it is known. */
  reference: string | null;
  amount: number;
  currencyCode: string;
  status: PaymentAttemptStatus;
  createdAt: Date;
};

/** Builds an attempt from its row; null if there is no row or its status is unknown. */
const paymentAttemptColumns = {
  id: payments.id,
  orderId: payments.orderId,
  provider: payments.provider,
  reference: payments.reference,
  amount: payments.amount,
  currencyCode: payments.currencyCode,
  status: payments.status,
  createdAt: payments.createdAt,
};

type Row = Omit<PaymentAttempt, "status"> & { status: string };

/** Builds an attempt from its row; null if there is no row or its status is unknown. */
function toPaymentAttempt(row: Row | undefined): PaymentAttempt | null {
  const status = PAYMENT_ATTEMPT_STATUSES.find((known) => known === row?.status);
  return row && status ? { ...row, status } : null;
}

/** Inserts an open attempt, whose id is also sent to the provider. False if an attempt with this id exists already. */
export async function insertOpenAttempt(
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

export async function findAttemptById(
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

export async function findAttemptByReference(
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

/** The open attempts to pay an order: those whose outcome is not known yet. */
export async function listOpenAttempts(
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

/** The attempts that charged money for an order and have not been refunded. */
export async function listAttemptsToRefund(
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

/**
 * Saves the provider's reference for an attempt. False if the reference belongs to another attempt, or if this attempt
 * already has a different one.
 */
export async function claimPaymentReference(
  storeId: StoreId,
  { id, provider }: Pick<PaymentAttempt, "id" | "provider">,
  reference: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const isTaken = sql`exists (select 1 from ${payments} as other where other.store_id = ${storeId}
    and other.provider = ${provider} and other.reference = ${reference} and other.id <> ${id})`;
  const updated = await database
    .update(payments)
    .set({ reference })
    .where(
      and(
        eq(payments.storeId, storeId),
        eq(payments.id, id),
        or(isNull(payments.reference), eq(payments.reference, reference)),
        sql`not ${isTaken}`,
      ),
    )
    .returning({ id: payments.id });
  return updated.length > 0;
}

/**
 * Marks an open attempt as failed. Call it only if no money can have moved: the provider does not know the attempt or
 * has refused it.
 */
export async function failOpenAttempt(
  storeId: StoreId,
  id: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(payments)
    .set({ status: "failed", modifiedAt: now })
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id), eq(payments.status, "created")));
}

/**
 * The worker checks only attempts that are at least this old, because during the first seconds the payment page itself
 * checks its attempt.
 */
const MIN_AGE_MS = 30_000;
const ATTEMPTS_PER_RUN = 50;

/**
 * Claims open attempts of all stores whose outcome is due to be checked. The next check of each is due after half of
 * the attempt's current age, but after an hour at most. Until then, no other worker gets the attempt.
 */
export async function claimOpenAttempts(
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
          lt(payments.createdAt, new Date(now.getTime() - MIN_AGE_MS)),
          sql`${payments.modifiedAt} <= ${at} - least((${at} - ${payments.createdAt}) / 2, interval '1 hour')`,
        ),
      )
      .orderBy(asc(payments.modifiedAt))
      .limit(ATTEMPTS_PER_RUN)
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

/**
 * The attempt with the reference that a provider reports, locked until the transaction ends; null if this order has no
 * such attempt.
 */
export async function lockPaymentAttempt(
  storeId: StoreId,
  { orderId, provider, reference }: { orderId: string; provider: ProviderKind; reference: string },
  database: Database,
): Promise<PaymentAttempt | null> {
  const [row] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(
      and(
        eq(payments.storeId, storeId),
        eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        eq(payments.reference, reference),
      ),
    )
    .for("update");
  return toPaymentAttempt(row);
}

export async function setPaymentAttemptStatus(
  storeId: StoreId,
  id: string,
  status: PaymentAttemptStatus,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(payments)
    .set({ status, modifiedAt: now })
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id)));
}
