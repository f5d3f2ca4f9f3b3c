import { insertQuotation, insertRevision } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { aPricedQuotation } from "./quotation";

/** Inserts the quotation with all its revisions. */
export async function keepQuotation(quotation: Quotation, storeId: string): Promise<Quotation> {
  await getDatabase().transaction(async (database) => {
    await insertQuotation(storeId, quotation, database);
    for (const revision of quotation.revisions) {
      await insertRevision(storeId, quotation, revision, revision.createdAt, database);
    }
  });
  return quotation;
}

/** Inserts a quotation that waits for the shopper's answer to its first revision. */
export function keepPricedQuotation(overrides: Partial<Quotation> = {}, storeId = "nila-loom"): Promise<Quotation> {
  return keepQuotation(aPricedQuotation(overrides), storeId);
}
