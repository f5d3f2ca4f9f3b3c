import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { quotationItems, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import type { Quotation, QuotationMoments, QuotationRevision } from "@/lib/domain/quotation/quotation";
import type { StoreId } from "@/lib/domain/store/id";
import { fromItem, fromQuotation, fromRevision, type QuotationRow, toQuotation } from "./rows";

const isQuotation = (storeId: StoreId, id: string) => and(eq(quotations.storeId, storeId), eq(quotations.id, id));

/** Writes a new quotation with its items; false when another of the store has its number. */
export async function insertQuotation(storeId: StoreId, quotation: Quotation, database: Database): Promise<boolean> {
  const inserted = await database
    .insert(quotations)
    .values({ ...fromQuotation(quotation), storeId, modifiedAt: quotation.createdAt })
    .onConflictDoNothing({ target: [quotations.storeId, quotations.number] })
    .returning({ id: quotations.id });
  if (inserted.length === 0) return false;
  await database
    .insert(quotationItems)
    .values(quotation.items.map((item) => ({ ...fromItem(item), storeId, quotationId: quotation.id })));
  return true;
}

/** Null when the store has no such quotation. Whose it is is for the caller to know. */
export async function findQuotation(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Quotation | null> {
  const [row] = await database.select().from(quotations).where(isQuotation(storeId, id));
  return row ? readWhole(storeId, row, database) : null;
}

/** As `findQuotation`; until the transaction is over nobody else changes it. */
export async function lockQuotation(storeId: StoreId, id: string, database: Database): Promise<Quotation | null> {
  const [row] = await database.select().from(quotations).where(isQuotation(storeId, id)).for("update");
  return row ? readWhole(storeId, row, database) : null;
}

async function readWhole(storeId: StoreId, row: QuotationRow, database: Database): Promise<Quotation> {
  // One after the other: a transaction has one connection.
  const items = await database
    .select()
    .from(quotationItems)
    .where(and(eq(quotationItems.storeId, storeId), eq(quotationItems.quotationId, row.id)))
    .orderBy(asc(quotationItems.position));
  const revisions = await database
    .select()
    .from(quotationRevisions)
    .where(and(eq(quotationRevisions.storeId, storeId), eq(quotationRevisions.quotationId, row.id)))
    .orderBy(asc(quotationRevisions.number));
  return toQuotation(row, items, revisions);
}

/** By what people call it, for the owner; null when there is none. */
export async function findQuotationIdByNumber(
  storeId: StoreId,
  number: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.storeId, storeId), eq(quotations.number, number)));
  return row?.id ?? null;
}

type Changes = Partial<Pick<Quotation, "status" | "orderId" | "cancellation"> & QuotationMoments>;

/** Changes a quotation that is locked. */
export async function updateQuotation(
  storeId: StoreId,
  id: string,
  { cancellation, ...changes }: Changes,
  now: Date,
  database: Database,
): Promise<void> {
  const cancelled = cancellation && { cancelledBy: cancellation.by, cancelReason: cancellation.reason };
  await database
    .update(quotations)
    .set({ ...changes, ...cancelled, modifiedAt: now })
    .where(isQuotation(storeId, id));
}

/** Keeps the prices that a locked quotation has from now on, and that they were named. */
export async function insertRevision(
  storeId: StoreId,
  { id, items, ...quotation }: Quotation,
  revision: QuotationRevision,
  now: Date,
  database: Database,
): Promise<void> {
  const { status, subTotal, shippingCost, finalPrice, revisedAt } = quotation;
  await database
    .update(quotations)
    .set({ status, revision: revision.number, subTotal, shippingCost, finalPrice, revisedAt, modifiedAt: now })
    .where(isQuotation(storeId, id));
  const rows = items.map(
    ({ position, unitPrice, addonPrice, total }) =>
      sql`(${position}::integer, ${unitPrice}::bigint, ${addonPrice}::bigint, ${total}::bigint)`,
  );
  await database.execute(sql`update ${quotationItems}
    set unit_price = named.unit_price, addon_price = named.addon_price, total = named.total
    from (values ${sql.join(rows, sql`, `)}) as named (position, unit_price, addon_price, total)
    where ${quotationItems.storeId} = ${storeId} and ${quotationItems.quotationId} = ${id}
      and ${quotationItems.position} = named.position`);
  await database.insert(quotationRevisions).values({ ...fromRevision(revision), storeId, quotationId: id });
}

/** What the shopper of a locked quotation would have otherwise than that revision. */
export async function setRevisionRequest(
  storeId: StoreId,
  quotationId: string,
  number: number,
  { text, askedAt }: NonNullable<QuotationRevision["request"]>,
  database: Database,
): Promise<void> {
  await database
    .update(quotationRevisions)
    .set({ requestText: text, requestedAt: askedAt })
    .where(
      and(
        eq(quotationRevisions.storeId, storeId),
        eq(quotationRevisions.quotationId, quotationId),
        eq(quotationRevisions.number, number),
      ),
    );
}
