import { showStoreQuotationCall } from "@/lib/contracts/owner-quotation-calls";
import { quotationToWire } from "@/lib/contracts/quotation-wire";
import { fail, ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { findNamedQuotation } from "@/lib/workflows/quotations/manage-quotations";

export const GET = handle(showStoreQuotationCall, async ({ params, query: { store_id } }) => {
  const quotation = await findNamedQuotation(store_id ?? env().STORE_ID, params.quotation_id);
  return quotation ? ok(quotationToWire(quotation)) : fail("quotation_unknown");
});
