import "server-only";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { paymentEvents, payments } from "@/lib/database/schema/payment";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { newId } from "@/lib/server/tokens";

const PAYMENT_ATTEMPT_STATUSES = ["created", "succeeded", "failed", "refund_due", "refunded"] as const;
export type PaymentAttemptStatus = (typeof PAYMENT_ATTEMPT_STATUSES)[number];

/** A try to pay an order through a provider; `amount` in minor units of `currencyCode`, as the provider charges it. */
export type PaymentAttempt = {
  id: string;
  orderId: string;
  provider: string;
  /** Null until the provider has said it. */
  reference: string | null;
  amount: number;
  currencyCode: string;
  status: PaymentAttemptStatus;
  createdAt: Date;
};

export const paymentAttemptColumns = {
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

export function toPaymentAttempt(row: Row | undefined): PaymentAttempt | null {
  const status = PAYMENT_ATTEMPT_STATUSES.find((each) => each === row?.status);
  return row && status ? { ...row, status } : null;
}

type NewPaymentTry = { orderId: string; provider: ProviderKind; reference: string | null } & {
  amount: number;
  currencyCode: string;
};

/** Answers its id. */
export async function insertPaymentAttempt(
  storeId: StoreId,
  payment: NewPaymentTry,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const id = newId();
  await database
    .insert(payments)
    .values({ storeId, id, ...payment, status: "created", createdAt: now, modifiedAt: now });
  return id;
}

/** Keeps what the provider calls it, once. */
async function setPaymentReference(
  storeId: StoreId,
  id: string,
  reference: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database
    .update(payments)
    .set({ reference, modifiedAt: new Date() })
    .where(and(eq(payments.storeId, storeId), eq(payments.id, id), isNull(payments.reference)));
}

/**
 * The try that a provider tells of, which stays as it is until the transaction is over: by its reference, or the latest of
 * the order that has none yet and gets it hereby.
 */
export async function lockPaymentAttempt(
  storeId: StoreId,
  { orderId, provider, reference }: { orderId: string; provider: ProviderKind; reference: string },
  database: Database,
): Promise<PaymentAttempt | null> {
  const isOfOrder = and(eq(payments.storeId, storeId), eq(payments.orderId, orderId), eq(payments.provider, provider));
  const [known] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(isOfOrder, eq(payments.reference, reference)))
    .for("update");
  if (known) return toPaymentAttempt(known);
  const [unnamed] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(isOfOrder, isNull(payments.reference)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
    .for("update");
  if (!unnamed) return null;
  await setPaymentReference(storeId, unnamed.id, reference, database);
  return toPaymentAttempt({ ...unnamed, reference });
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

/** False when the provider has told this before. */
export async function noteEvent(
  storeId: StoreId,
  provider: ProviderKind,
  eventId: string,
  now: Date,
  database: Database,
): Promise<boolean> {
  const noted = await database
    .insert(paymentEvents)
    .values({ storeId, provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return noted.length > 0;
}

/** Longer than any provider tells again. */
const EVENTS_KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000;

export async function forgetOldEvents(now = new Date(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - EVENTS_KEPT_MILLISECONDS);
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, oldest));
}
