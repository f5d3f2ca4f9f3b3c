import { readQuotationCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { findQuotationForVisitor } from "@/lib/workflows/quotation/find";

export const GET = handle(readQuotationCall, async ({ store, visitor, params, query }) => {
  const quotation = await findQuotationForVisitor(store, visitor, params.quotation_id, query.key ?? null);
  return quotation ? ok(quotationToWire(quotation)) : fail("quotation_unknown");
});
