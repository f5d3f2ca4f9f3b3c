import { askRevisionCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ok } from "@/lib/domain/result";
import { answerFields, toRevisionAsked } from "@/lib/http/forms/quotation";
import { handle } from "@/lib/http/handle";
import { askRevision } from "@/lib/workflows/quotation/request-revision";

export const POST = handle(
  askRevisionCall,
  async ({ store, visitor, params, query, body }) => {
    const asked = await askRevision(
      { store, visitor },
      { quotationId: params.quotation_id, key: query.key ?? null, ...body },
    );
    return asked.ok ? ok(quotationToWire(asked.value)) : asked;
  },
  { form: { toBody: answerFields, leadsTo: toRevisionAsked } },
);
