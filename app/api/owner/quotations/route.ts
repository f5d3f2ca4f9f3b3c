import { listStoreQuotationsCall } from "@/lib/contracts/quotation/owner-calls";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { listStoreQuotations } from "@/lib/data/quotation/lists";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listStoreQuotationsCall, async ({ storeId, query: { status, q: search, page, limit } }) => {
  const statuses = status ? [status] : QUOTATION_STATUSES;
  const filter = { statuses, search, page, limit };
  const { quotations, unreadable, total } = await listStoreQuotations(storeId, filter);
  const total_pages = Math.ceil(total / limit);
  return ok({ list: quotations.map(quotationToWire), unreadable, total, page, limit, total_pages });
});
