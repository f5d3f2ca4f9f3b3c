import { listStoreQuotationsCall } from "@/lib/contracts/owner-quotation-calls";
import { quotationToWire } from "@/lib/contracts/quotation-wire";
import { listStoreQuotations } from "@/lib/data/quotation-lists";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";

export const GET = handle(listStoreQuotationsCall, async ({ query: { store_id, status, q: search, page, limit } }) => {
  const statuses = status ? [status] : QUOTATION_STATUSES;
  const asked = { statuses, search, page, limit };
  const { quotations, total } = await listStoreQuotations(store_id ?? env().STORE_ID, asked);
  return ok({ list: quotations.map(quotationToWire), total, page, limit, total_pages: Math.ceil(total / limit) });
});
