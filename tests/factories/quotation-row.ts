import { insertQuotation, insertRevision } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { aPricedQuotation } from "./quotation";

/** Inserts the database rows of this quotation and of all its revisions. */
export async function insertQuotationRows(quotation: Quotation, storeId: string): Promise<Quotation> {
  await getDatabase().transaction(async (database) => {
    await insertQuotation(storeId, quotation, database);
    for (const revision of quotation.revisions) {
      await insertRevision(storeId, quotation, revision, revision.createdAt, database);
    }
  });
  return quotation;
}

/** Inserts a quotation with prices in its first revision, which the shopper has not answered yet. */
export function insertPricedQuotation(overrides: Partial<Quotation> = {}, storeId = "nila-loom"): Promise<Quotation> {
  return insertQuotationRows(aPricedQuotation(overrides), storeId);
}
