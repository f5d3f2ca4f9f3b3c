import { listQuotationsCall, requestQuotationCall } from "@/lib/contracts/quotation/calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { listQuotations } from "@/lib/data/quotation/lists";
import { QUOTATIONS_PER_PAGE } from "@/lib/domain/quotation/list";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { requestedQuotationPath } from "@/lib/http/forms/quotation";
import { handle } from "@/lib/http/handle";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { requestQuotation } from "@/lib/workflows/quotation/request";

export const GET = handle(listQuotationsCall, async ({ store, visitor, query: { type: status, q: search, page } }) => {
  const { quotations, total } = await listQuotations(store.id, visitor.customerId, { status, search, page });
  return ok({
    list: quotations.map(quotationToWire),
    total,
    page,
    limit: QUOTATIONS_PER_PAGE,
    total_pages: Math.ceil(total / QUOTATIONS_PER_PAGE),
  });
});

export const POST = handle(
  requestQuotationCall,
  async ({ store, visitor, body, request }) => {
    const idempotencyKey = idempotencyKeyOf(request, body.idempotency_key);
    if (!idempotencyKey.ok) return idempotencyKey;
    const requested = await requestQuotation(requesterOf({ store, visitor, request }), {
      checkoutId: body.checkout_id,
      seenTotal: body.seen_total ?? null,
      idempotencyKey: idempotencyKey.value,
    });
    if (!requested.ok) return requested;
    const { quotation, key } = requested.value;
    return ok({ quotation: quotationToWire(quotation), key });
  },
  { form: { redirectTo: requestedQuotationPath } },
);
