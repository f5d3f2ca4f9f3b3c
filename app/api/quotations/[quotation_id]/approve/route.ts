import { orderToWire } from "@/lib/contracts/order/wire";
import { approveQuotationCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import { approvedQuotationPath } from "@/lib/http/forms/quotation";
import { handle } from "@/lib/http/handle";
import { approveQuotation } from "@/lib/workflows/quotation/approve";

export const POST = handle(
  approveQuotationCall,
  async ({ store, visitor, params, query, body }) => {
    const approved = await approveQuotation(
      { store, visitor },
      { quotationId: params.quotation_id, key: query.key ?? null, revision: body.revision },
    );
    if (!approved.ok) return approved;
    const { quotation, order, orderKey } = approved.value;
    return ok({ quotation: quotationToWire(quotation), order: orderToWire(order), order_key: orderKey });
  },
  { form: { redirectTo: approvedQuotationPath } },
);
