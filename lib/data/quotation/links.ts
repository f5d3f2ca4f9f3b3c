import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { isSecretLink, newSecretLink } from "@/lib/data/secret-link";
import { type Database, getDatabase } from "@/lib/database/connection";
import { quotationLinks, quotations } from "@/lib/database/schema/quotation";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/**
 * Creates a secret link to the quotation, valid for sixty days, and returns its token. Anyone who has the link can see
 * and answer the quotation. Only the digest of the token is stored.
 */
export async function insertQuotationLink(
  storeId: StoreId,
  quotationId: string,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const { token, stored } = newSecretLink(now);
  await database.insert(quotationLinks).values({ storeId, quotationId, ...stored });
  return token;
}

export async function isValidQuotationLink(
  storeId: StoreId,
  quotationId: string,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ quotationId: quotationLinks.quotationId })
    .from(quotationLinks)
    .where(and(isSecretLink(quotationLinks, storeId, token, now), eq(quotationLinks.quotationId, quotationId)));
  return row !== undefined;
}

/** Whether the token belongs to a valid link to the quotation from which this order was made. */
export async function isValidLinkToOrderOfQuotation(
  storeId: StoreId,
  orderId: string,
  token: string,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ orderId: quotations.orderId })
    .from(quotationLinks)
    .innerJoin(
      quotations,
      and(eq(quotations.storeId, quotationLinks.storeId), eq(quotations.id, quotationLinks.quotationId)),
    )
    .where(and(isSecretLink(quotationLinks, storeId, token, now), eq(quotations.orderId, orderId)));
  return row !== undefined;
}

/** Removes the expired links to quotations of all stores. */
export async function forgetOldQuotationLinks(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(quotationLinks).where(lt(quotationLinks.expiresAt, now));
}
