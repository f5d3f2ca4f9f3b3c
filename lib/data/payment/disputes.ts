import "server-only";
import { and, asc, count, desc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { paymentDisputes } from "@/lib/database/schema/payment";
import { DISPUTE_STATUSES, type Dispute, type DisputeStatus, type NumberedDispute } from "@/lib/domain/payment/dispute";
import type { StoreId } from "@/lib/domain/store/id";

type Row = typeof paymentDisputes.$inferSelect;

/** Builds a dispute from its row; an unknown status counts as open, so that the owner looks at it. */
function toDispute({ storeId: _, modifiedAt: __, ...row }: Row): Dispute {
  return { ...row, status: DISPUTE_STATUSES.find((known) => known === row.status) ?? "open" };
}

const isDispute = (storeId: StoreId, { provider, id }: Pick<Dispute, "provider" | "id">) =>
  and(eq(paymentDisputes.storeId, storeId), eq(paymentDisputes.provider, provider), eq(paymentDisputes.id, id));

/**
 * Records what a provider says of a dispute. True if its status is new: the dispute was not known, or was open and is
 * decided now. A decided dispute stays as it is, so late news of it being open change nothing.
 */
export async function saveDispute(
  storeId: StoreId,
  { createdAt, ...dispute }: Dispute,
  now: Date,
  database: Database,
): Promise<boolean> {
  const [known] = await database.select().from(paymentDisputes).where(isDispute(storeId, dispute)).for("update");
  if (known && known.status !== "open") return false;
  const { status, amount, reason, answerBy } = dispute;
  await database
    .insert(paymentDisputes)
    .values({ storeId, ...dispute, createdAt, modifiedAt: now })
    .onConflictDoUpdate({
      target: [paymentDisputes.storeId, paymentDisputes.provider, paymentDisputes.id],
      set: { status, amount, reason, answerBy, modifiedAt: now },
    });
  return known?.status !== status;
}

/** The disputes of a payment that its shopper's bank has not decided. */
export async function listOpenDisputes(
  storeId: StoreId,
  paymentId: string,
  database: Database = getDatabase(),
): Promise<Dispute[]> {
  const rows = await database
    .select()
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.storeId, storeId),
        eq(paymentDisputes.paymentId, paymentId),
        eq(paymentDisputes.status, "open"),
      ),
    );
  return rows.map(toDispute);
}

/** One page of the store's disputes, the newest first, with the number of all. */
export async function listDisputes(
  storeId: StoreId,
  { status, page, limit }: { status: DisputeStatus | null; page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ disputes: NumberedDispute[]; total: number }> {
  const wanted = and(eq(paymentDisputes.storeId, storeId), status ? eq(paymentDisputes.status, status) : undefined);
  const rows = await database
    .select({ dispute: paymentDisputes, orderNumber: orders.number })
    .from(paymentDisputes)
    .innerJoin(orders, and(eq(orders.storeId, paymentDisputes.storeId), eq(orders.id, paymentDisputes.orderId)))
    .where(wanted)
    .orderBy(desc(paymentDisputes.createdAt), asc(paymentDisputes.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(paymentDisputes).where(wanted);
  return {
    disputes: rows.map(({ dispute, orderNumber }) => ({ ...toDispute(dispute), orderNumber })),
    total: counted?.total ?? 0,
  };
}
