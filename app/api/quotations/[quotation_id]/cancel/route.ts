import { withdrawQuotationCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import { withdrawnQuotationPath } from "@/lib/http/forms/quotation";
import { handle } from "@/lib/http/handle";
import { withdrawQuotation } from "@/lib/workflows/quotation/cancel";

export const POST = handle(
  withdrawQuotationCall,
  async ({ store, visitor, params, query, body }) => {
    const withdrawn = await withdrawQuotation(
      { store, visitor },
      { quotationId: params.quotation_id, key: query.key ?? null, reason: body.reason },
    );
    return withdrawn.ok ? ok(quotationToWire(withdrawn.value)) : withdrawn;
  },
  { form: { redirectTo: withdrawnQuotationPath } },
);
