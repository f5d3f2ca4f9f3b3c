import { showStoreQuotationCall } from "@/lib/contracts/quotation/owner-calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { findQuotationByIdOrNumber } from "@/lib/workflows/quotation/manage";

export const GET = handle(showStoreQuotationCall, async ({ params, storeId }) => {
  const quotation = await findQuotationByIdOrNumber(storeId, params.quotation_id);
  return quotation ? ok(quotationToWire(quotation)) : fail("quotation_unknown");
});
