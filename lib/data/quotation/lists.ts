import "server-only";
import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { quotationItems, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import { QUOTATIONS_PER_PAGE, type QuotationType, STATUSES_OF_QUOTATION_TYPE } from "@/lib/domain/quotation/list";
import type { Quotation, QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { StoreId } from "@/lib/domain/store/id";
import { type ReadableRows, readRows } from "../readable-rows";
import { type QuotationRow, toQuotation } from "./rows";

/** `unreadable` are the numbers of the quotations that would belong here but cannot be read; `total` counts them. */
export type QuotationPage = { quotations: readonly Quotation[]; unreadable: readonly string[]; total: number };

type QuotationFilter = {
  /**
   * A part of the quotation number, or of the name or SKU of one of its items. The owner can also search for a part of
   * a customer's name or e-mail address. An empty text finds all quotations.
   */
  search: string;
  page: number;
};

/** One page of a list of the customer's quotations, newest first; `status` selects the list. */
export function listQuotations(
  storeId: StoreId,
  customerId: string,
  { status, ...filter }: QuotationFilter & { status: QuotationType },
  database: Database = getDatabase(),
): Promise<QuotationPage> {
  const statuses = STATUSES_OF_QUOTATION_TYPE[status];
  return listMatching(storeId, { ...filter, customerId, statuses, limit: QUOTATIONS_PER_PAGE }, database);
}

/** A page of the store's quotations, for the owner. */
export function listStoreQuotations(
  storeId: StoreId,
  filter: QuotationFilter & { statuses: readonly QuotationStatus[]; limit: number },
  database: Database = getDatabase(),
): Promise<QuotationPage> {
  return listMatching(storeId, { ...filter, customerId: null }, database);
}

type StoreQuotationFilter = QuotationFilter & {
  customerId: string | null;
  statuses: readonly QuotationStatus[];
  limit: number;
};

async function listMatching(
  storeId: StoreId,
  filter: StoreQuotationFilter,
  database: Database,
): Promise<QuotationPage> {
  const where = matching(storeId, filter);
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(quotations)
      .where(where)
      .orderBy(sql`${quotations.createdAt} desc nulls first`, asc(quotations.id))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    database.select({ total: count() }).from(quotations).where(where),
  ]);
  const { values, unreadable } = await withParts(storeId, rows, database);
  return { quotations: values, unreadable, total: counted?.total ?? 0 };
}

function matching(storeId: StoreId, { customerId, statuses, search }: StoreQuotationFilter): SQL | undefined {
  return and(
    eq(quotations.storeId, storeId),
    customerId === null ? undefined : eq(quotations.customerId, customerId),
    inArray(quotations.status, [...statuses]),
    search === "" ? undefined : matchesSearch(search, customerId === null),
  );
}

function matchesSearch(search: string, isOwner: boolean): SQL | undefined {
  const pattern = containing(search);
  const hasMatchingItem = getDatabase()
    .select({ one: sql`1` })
    .from(quotationItems)
    .where(
      and(
        eq(quotationItems.storeId, quotations.storeId),
        eq(quotationItems.quotationId, quotations.id),
        or(ilike(quotationItems.name, pattern), ilike(quotationItems.sku, pattern)),
      ),
    );
  const people = isOwner
    ? [
        ilike(quotations.email, pattern),
        ilike(quotations.contactMobile, pattern),
        ilike(quotations.customerName, pattern),
      ]
    : [];
  return or(ilike(quotations.number, pattern), exists(hasMatchingItem), ...people);
}

/** The customer's latest quotations of any status, for the export of their data. */
export async function listLatestQuotations(
  storeId: StoreId,
  { customerId, limit }: { customerId: string; limit: number },
  database: Database = getDatabase(),
): Promise<ReadableRows<Quotation>> {
  const rows = await database
    .select()
    .from(quotations)
    .where(and(eq(quotations.storeId, storeId), eq(quotations.customerId, customerId)))
    .orderBy(desc(quotations.createdAt), desc(quotations.id))
    .limit(limit);
  return withParts(storeId, rows, database);
}

async function withParts(
  storeId: StoreId,
  rows: readonly QuotationRow[],
  database: Database,
): Promise<ReadableRows<Quotation>> {
  if (rows.length === 0) return { values: [], unreadable: [] };
  const ids = rows.map(({ id }) => id);
  const [items, revisions] = await Promise.all([
    database
      .select()
      .from(quotationItems)
      .where(and(eq(quotationItems.storeId, storeId), inArray(quotationItems.quotationId, ids)))
      .orderBy(asc(quotationItems.position)),
    database
      .select()
      .from(quotationRevisions)
      .where(and(eq(quotationRevisions.storeId, storeId), inArray(quotationRevisions.quotationId, ids)))
      .orderBy(asc(quotationRevisions.number)),
  ]);
  const ofQuotation = (id: string) => (row: { quotationId: string }) => row.quotationId === id;
  return readRows("quotation", rows, (row) =>
    toQuotation(row, items.filter(ofQuotation(row.id)), revisions.filter(ofQuotation(row.id))),
  );
}

/** The quotations that wait for the owner's prices. */
export function countQuotationsAsked(storeId: StoreId): Promise<number> {
  return getDatabase().$count(quotations, and(eq(quotations.storeId, storeId), eq(quotations.status, "placed")));
}
