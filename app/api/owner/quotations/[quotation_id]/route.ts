import { showStoreQuotationCall } from "@/lib/contracts/quotation/owner-calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { findQuotationByIdOrNumber } from "@/lib/workflows/quotation/manage";

export const GET = handle(showStoreQuotationCall, async ({ params, query: { store_id } }) => {
  const quotation = await findQuotationByIdOrNumber(store_id ?? env().STORE_ID, params.quotation_id);
  return quotation ? ok(quotationToWire(quotation)) : fail("quotation_unknown");
});
