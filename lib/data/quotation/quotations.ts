import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { quotationItems, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import type { Quotation, QuotationMoments, QuotationRevision } from "@/lib/domain/quotation/quotation";
import type { StoreId } from "@/lib/domain/store/id";
import { readRow } from "../readable-rows";
import { fromItem, fromQuotation, fromRevision, type QuotationRow, toQuotation } from "./rows";

const isQuotation = (storeId: StoreId, id: string) => and(eq(quotations.storeId, storeId), eq(quotations.id, id));

/** Inserts a new quotation with its items; false if another quotation of the store has the same number. */
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

/**
 * The quotation with this id; null if the store has none. The caller must check whether the visitor may see it. Throws
 * `UnreadableRowError` if the quotation cannot be read.
 */
export async function findQuotation(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Quotation | null> {
  const [row] = await database.select().from(quotations).where(isQuotation(storeId, id));
  return row ? withParts(storeId, row, database) : null;
}

/** Like `findQuotation`, but locks the quotation until the transaction ends. */
export async function lockQuotation(storeId: StoreId, id: string, database: Database): Promise<Quotation | null> {
  const [row] = await database.select().from(quotations).where(isQuotation(storeId, id)).for("update");
  return row ? withParts(storeId, row, database) : null;
}

async function withParts(storeId: StoreId, row: QuotationRow, database: Database): Promise<Quotation> {
  // The queries run one after the other, because a transaction has only one connection.
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
  return readRow("quotation", row, () => toQuotation(row, items, revisions));
}

/** The id of the quotation with this number, for the owner; null if there is none. */
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

type QuotationChanges = Partial<Pick<Quotation, "status" | "orderId" | "cancellation"> & QuotationMoments>;

/** Saves changes to a quotation, which the caller must have locked. */
export async function updateQuotation(
  storeId: StoreId,
  id: string,
  { cancellation, ...changes }: QuotationChanges,
  now: Date,
  database: Database,
): Promise<void> {
  const cancelled = cancellation && { cancelledBy: cancellation.by, cancelReason: cancellation.reason };
  await database
    .update(quotations)
    .set({ ...changes, ...cancelled, modifiedAt: now })
    .where(isQuotation(storeId, id));
}

/** Saves the new prices of a quotation and adds the revision. The caller must have locked the quotation. */
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
    set unit_price = offered.unit_price, addon_price = offered.addon_price, total = offered.total
    from (values ${sql.join(rows, sql`, `)}) as offered (position, unit_price, addon_price, total)
    where ${quotationItems.storeId} = ${storeId} and ${quotationItems.quotationId} = ${id}
      and ${quotationItems.position} = offered.position`);
  await database.insert(quotationRevisions).values({ ...fromRevision(revision), storeId, quotationId: id });
}

/** Saves the shopper's request to change the latest revision. The caller must have locked the quotation. */
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
