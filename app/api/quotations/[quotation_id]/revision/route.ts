import { askRevisionCall } from "@/lib/contracts/quotation-calls";
import { quotationToWire } from "@/lib/contracts/quotation-wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { answerFields, toRevisionAsked } from "@/lib/http/quotation-form";
import { askRevision } from "@/lib/workflows/quotations/ask-revision";

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
