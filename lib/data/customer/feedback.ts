import "server-only";
import { and, avg, count, desc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customerFeedback, customers } from "@/lib/database/schema/customer";
import type { Feedback } from "@/lib/domain/customer/feedback";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const ratings = {
  quality: customerFeedback.quality,
  pricing: customerFeedback.pricing,
  shipping: customerFeedback.shipping,
};
const columns = { ...ratings, comment: customerFeedback.comment };

/** Saves the customer's feedback in place of the feedback they gave before. */
export async function saveFeedback(
  storeId: StoreId,
  customerId: string,
  feedback: Feedback,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<void> {
  const values = { ...feedback, sentAt: now };
  await database
    .insert(customerFeedback)
    .values({ storeId, customerId, ...values })
    .onConflictDoUpdate({ target: [customerFeedback.storeId, customerFeedback.customerId], set: values });
}

export async function findFeedback(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<Feedback | null> {
  const [row] = await database
    .select(columns)
    .from(customerFeedback)
    .where(and(eq(customerFeedback.storeId, storeId), eq(customerFeedback.customerId, customerId)));
  return row ?? null;
}

export type CustomerFeedback = Feedback & { customerId: string; name: string; email: string; sentAt: Date };

/** A page of all feedback, newest first. */
export async function listFeedback(
  storeId: StoreId,
  { page, limit }: { page: number; limit: number },
  database: Database = getDatabase(),
): Promise<CustomerFeedback[]> {
  return database
    .select({
      ...columns,
      customerId: customerFeedback.customerId,
      name: customers.name,
      email: customers.email,
      sentAt: customerFeedback.sentAt,
    })
    .from(customerFeedback)
    .innerJoin(
      customers,
      and(eq(customers.storeId, customerFeedback.storeId), eq(customers.id, customerFeedback.customerId)),
    )
    .where(eq(customerFeedback.storeId, storeId))
    .orderBy(desc(customerFeedback.sentAt), desc(customerFeedback.customerId))
    .limit(limit)
    .offset((page - 1) * limit);
}

type Summary = { total: number; averages: { quality: number; pricing: number; shipping: number } | null };

/**
 * The number of customers who gave feedback and the averages of their ratings; `averages` is null if there is no
 * feedback.
 */
export async function summariseFeedback(storeId: StoreId, database: Database = getDatabase()): Promise<Summary> {
  const [row] = await database
    .select({
      total: count(),
      quality: avg(ratings.quality).mapWith(Number),
      pricing: avg(ratings.pricing).mapWith(Number),
      shipping: avg(ratings.shipping).mapWith(Number),
    })
    .from(customerFeedback)
    .where(eq(customerFeedback.storeId, storeId));
  if (!row || row.total === 0) return { total: 0, averages: null };
  const { total, quality, pricing, shipping } = row;
  const averages = { quality: rounded(quality), pricing: rounded(pricing), shipping: rounded(shipping) };
  return { total, averages };
}

const rounded = (average: number | null) => Math.round((average ?? 0) * 100) / 100;
