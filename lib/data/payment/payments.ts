import "server-only";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { paymentEvents, payments } from "@/lib/database/schema/payment";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { newId } from "@/lib/server/tokens";

const PAYMENT_ATTEMPT_STATUSES = ["created", "succeeded", "failed", "refund_due", "refunded"] as const;
export type PaymentAttemptStatus = (typeof PAYMENT_ATTEMPT_STATUSES)[number];

/** One try to pay an order through a provider; `amount` in minor units of `currencyCode`. */
export type PaymentAttempt = {
  id: string;
  orderId: string;
  provider: string;
  /** The provider's id; null until it is known. */
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
  const status = PAYMENT_ATTEMPT_STATUSES.find((known) => known === row?.status);
  return row && status ? { ...row, status } : null;
}

type NewPaymentAttempt = { orderId: string; provider: ProviderKind; reference: string | null } & {
  amount: number;
  currencyCode: string;
};

/** Returns the id. */
export async function insertPaymentAttempt(
  storeId: StoreId,
  payment: NewPaymentAttempt,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const id = newId();
  await database
    .insert(payments)
    .values({ storeId, id, ...payment, status: "created", createdAt: now, modifiedAt: now });
  return id;
}

/** Saves the provider's reference unless there is one already. */
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
 * Locks the attempt that a provider reports: the one with its reference, or the order's latest one without a reference,
 * which gets it now.
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
  const [withoutReference] = await database
    .select(paymentAttemptColumns)
    .from(payments)
    .where(and(isOfOrder, isNull(payments.reference)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
    .for("update");
  if (!withoutReference) return null;
  await setPaymentReference(storeId, withoutReference.id, reference, database);
  return toPaymentAttempt({ ...withoutReference, reference });
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

/** False when this event was received before. */
export async function recordWebhookEvent(
  storeId: StoreId,
  provider: ProviderKind,
  eventId: string,
  now: Date,
  database: Database,
): Promise<boolean> {
  const inserted = await database
    .insert(paymentEvents)
    .values({ storeId, provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.length > 0;
}

/** Longer than any provider keeps resending. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

export async function forgetOldWebhookEvents(now = new Date(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - EVENTS_KEPT_MS);
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, oldest));
}
