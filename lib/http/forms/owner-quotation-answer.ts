import "server-only";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { Answer } from "@/lib/http/handle";
import { type ManageQuotationRefusal, manageQuotation, type QuotationAction } from "@/lib/workflows/quotation/manage";

type OwnerQuotationCall = { params: { quotation_id: string }; storeId: StoreId };

/** The response of every owner call that changes a quotation: the changed quotation. */
export async function quotationActionToAnswer<Kind extends QuotationAction["kind"]>(
  { params, storeId }: OwnerQuotationCall,
  action: Extract<QuotationAction, { kind: Kind }>,
): Promise<Answer<ManageQuotationRefusal<Kind>>> {
  const done = await manageQuotation<Kind>(storeId, params.quotation_id, action);
  return done.ok ? ok(quotationToWire(done.value)) : done;
}
