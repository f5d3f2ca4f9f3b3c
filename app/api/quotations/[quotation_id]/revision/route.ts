import { requestRevisionCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import { revisionOutcomePath } from "@/lib/http/forms/quotation";
import { handle } from "@/lib/http/handle";
import { requestRevision } from "@/lib/workflows/quotation/request-revision";

export const POST = handle(
  requestRevisionCall,
  async ({ store, visitor, params, query, body }) => {
    const requested = await requestRevision(
      { store, visitor },
      { quotationId: params.quotation_id, key: query.key ?? null, ...body },
    );
    return requested.ok ? ok(quotationToWire(requested.value)) : requested;
  },
  { form: { redirectTo: revisionOutcomePath } },
);
