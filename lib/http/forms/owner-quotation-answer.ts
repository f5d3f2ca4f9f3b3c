import "server-only";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { type ManageQuotationRefusal, manageQuotation, type QuotationAction } from "@/lib/workflows/quotation/manage";

type OwnerQuotationCall = { params: { quotation_id: string }; query: { store_id?: string | undefined } };

/** The response of every owner call that changes a quotation: the changed quotation. */
export async function quotationActionToAnswer<Kind extends QuotationAction["kind"]>(
  { params, query }: OwnerQuotationCall,
  action: Extract<QuotationAction, { kind: Kind }>,
): Promise<Answer<ManageQuotationRefusal<Kind>>> {
  const done = await manageQuotation<Kind>(query.store_id ?? env().STORE_ID, params.quotation_id, action);
  return done.ok ? ok(quotationToWire(done.value)) : done;
}
