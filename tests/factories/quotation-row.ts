import { insertQuotation, insertRevision } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { aPricedQuotation } from "./quotation";

/** Inserts this quotation with all its revisions. */
export async function insertQuotationRows(quotation: Quotation, storeId: string): Promise<Quotation> {
  await getDatabase().transaction(async (database) => {
    await insertQuotation(storeId, quotation, database);
    for (const revision of quotation.revisions) {
      await insertRevision(storeId, quotation, revision, revision.createdAt, database);
    }
  });
  return quotation;
}

/** Inserts a quotation whose first revision awaits an answer. */
export function insertPricedQuotation(overrides: Partial<Quotation> = {}, storeId = "nila-loom"): Promise<Quotation> {
  return insertQuotationRows(aPricedQuotation(overrides), storeId);
}
