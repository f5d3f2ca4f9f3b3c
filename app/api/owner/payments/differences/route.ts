import { differenceToWire, listDifferencesCall, PAYMENTS_PER_PAGE } from "@/lib/contracts/payment/owner-calls";
import { listDifferences } from "@/lib/data/payment/differences";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listDifferencesCall, async ({ storeId, query: { page } }) => {
  const found = await listDifferences(storeId, { page, limit: PAYMENTS_PER_PAGE });
  return ok({ list: found.differences.map(differenceToWire), total: found.total, page });
});
