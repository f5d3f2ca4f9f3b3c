import "server-only";
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { enquiries, enquiryReplies } from "@/lib/database/schema/enquiry";
import { products, variants } from "@/lib/database/schema/product";
import { ENQUIRY_RETENTION_MONTHS, type Enquiry, type EnquiryReply } from "@/lib/domain/enquiry";
import type { EnquiryState } from "@/lib/domain/enquiry-state";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const columns = {
  id: enquiries.id,
  productId: enquiries.productId,
  productSlug: enquiries.productSlug,
  productName: enquiries.productName,
  sku: enquiries.sku,
  options: enquiries.options,
  customerId: enquiries.customerId,
  name: enquiries.name,
  email: enquiries.email,
  dialCode: enquiries.dialCode,
  mobile: enquiries.mobile,
  message: enquiries.message,
  createdAt: enquiries.createdAt,
  answeredAt: enquiries.answeredAt,
};

export type EnquiryProduct = { id: string; slug: string; name: string; sku: string; allowsPreorder: boolean };

/** The product that an enquiry is about; null if the product is not active. */
export async function findEnquiryProduct(
  storeId: StoreId,
  productId: string,
  database: Database = getDatabase(),
): Promise<EnquiryProduct | null> {
  const { id, slug, name, sku, allowPreorder: allowsPreorder } = products;
  const [row] = await database
    .select({ id, slug, name, sku, allowsPreorder })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(id, productId), eq(products.status, "active")));
  return row ?? null;
}

/** SKU and options of a variant; null if the product has no such variant. */
export async function findEnquiryVariant(
  storeId: StoreId,
  productId: string,
  variantId: string,
  database: Database = getDatabase(),
): Promise<{ sku: string; options: readonly string[] } | null> {
  const [row] = await database
    .select({ sku: variants.sku, options: variants.options })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.id, variantId), eq(variants.productId, productId)));
  return row ?? null;
}

export async function insertEnquiry(storeId: StoreId, enquiry: Enquiry, database: Database): Promise<void> {
  await database.insert(enquiries).values({ storeId, ...enquiry });
}

type EnquiryQuery = { search?: string; state?: EnquiryState; page: number; limit: number };

/** A page of the enquiries that match, newest first, with their total count. */
export async function listEnquiries(
  storeId: StoreId,
  { search = "", state = "all", page, limit }: EnquiryQuery,
  database: Database = getDatabase(),
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const pattern = containing(search);
  const { name, email, productName, message, answeredAt } = enquiries;
  const states: Record<EnquiryState, SQL | undefined> = {
    all: undefined,
    waiting: isNull(answeredAt),
    answered: isNotNull(answeredAt),
  };
  const wanted = and(
    eq(enquiries.storeId, storeId),
    states[state],
    search ? or(...[name, email, productName, message].map((column) => ilike(column, pattern))) : undefined,
  );
  const rows = await database
    .select(columns)
    .from(enquiries)
    .where(wanted)
    .orderBy(desc(enquiries.createdAt), asc(enquiries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await database.select({ total: count() }).from(enquiries).where(wanted);
  return { enquiries: rows, total: all?.total ?? 0 };
}

/** How many wait for an answer. */
export function countEnquiriesWaiting(storeId: StoreId, database: Database = getDatabase()): Promise<number> {
  return database.$count(enquiries, and(eq(enquiries.storeId, storeId), isNull(enquiries.answeredAt)));
}

/** Marks an enquiry as answered, if it is not; whether there is such an enquiry. */
export async function markEnquiryAnswered(
  storeId: StoreId,
  id: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<boolean> {
  const enquiry = await findEnquiry(storeId, id, database);
  if (enquiry && !enquiry.answeredAt) {
    await database
      .update(enquiries)
      .set({ answeredAt: now })
      .where(and(eq(enquiries.storeId, storeId), eq(enquiries.id, id)));
  }
  return enquiry !== null;
}

export async function insertEnquiryReply(
  storeId: StoreId,
  enquiryId: string,
  reply: EnquiryReply,
  database: Database,
): Promise<void> {
  await database.insert(enquiryReplies).values({ storeId, enquiryId, ...reply });
}

/** What was answered to an enquiry, the first answer first. */
export async function listEnquiryReplies(
  storeId: StoreId,
  enquiryId: string,
  database: Database = getDatabase(),
): Promise<EnquiryReply[]> {
  const { id, createdAt, author, text } = enquiryReplies;
  return database
    .select({ id, createdAt, author, text })
    .from(enquiryReplies)
    .where(and(eq(enquiryReplies.storeId, storeId), eq(enquiryReplies.enquiryId, enquiryId)))
    .orderBy(asc(createdAt), asc(id));
}

/** Deletes what somebody asked, signed in or not. */
export async function removeEnquiriesFrom(storeId: StoreId, email: string, database: Database): Promise<void> {
  if (!email) return;
  await database.delete(enquiries).where(and(eq(enquiries.storeId, storeId), eq(enquiries.email, email)));
}

/** More than any person asks. */
const MAX_ENQUIRIES_OF_GUEST = 1_000;

/** What somebody asked from this address, newest first. */
export async function listEnquiriesFrom(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<Enquiry[]> {
  if (!email) return [];
  return database
    .select(columns)
    .from(enquiries)
    .where(and(eq(enquiries.storeId, storeId), eq(enquiries.email, email)))
    .orderBy(desc(enquiries.createdAt), asc(enquiries.id))
    .limit(MAX_ENQUIRIES_OF_GUEST);
}

export async function findEnquiry(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Enquiry | null> {
  const [row] = await database
    .select(columns)
    .from(enquiries)
    .where(and(eq(enquiries.storeId, storeId), eq(enquiries.id, id)));
  return row ?? null;
}

/** The enquiries a customer sent while signed in, newest first. */
export async function listCustomerEnquiries(
  storeId: StoreId,
  customerId: string,
  limit: number,
  database: Database = getDatabase(),
): Promise<Enquiry[]> {
  return database
    .select(columns)
    .from(enquiries)
    .where(and(eq(enquiries.storeId, storeId), eq(enquiries.customerId, customerId)))
    .orderBy(desc(enquiries.createdAt), asc(enquiries.id))
    .limit(limit);
}

/** Removes the enquiries of all stores that are older than `ENQUIRY_RETENTION_MONTHS`. */
export async function forgetOldEnquiries(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - ENQUIRY_RETENTION_MONTHS);
  await database.delete(enquiries).where(lt(enquiries.createdAt, before));
}
