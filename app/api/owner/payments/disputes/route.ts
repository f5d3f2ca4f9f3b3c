import { disputeToWire, listDisputesCall, PAYMENTS_PER_PAGE } from "@/lib/contracts/payment/owner-calls";
import { listDisputes } from "@/lib/data/payment/disputes";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listDisputesCall, async ({ storeId, query: { status = null, page } }) => {
  const found = await listDisputes(storeId, { status, page, limit: PAYMENTS_PER_PAGE });
  return ok({ list: found.disputes.map(disputeToWire), total: found.total, page });
});
