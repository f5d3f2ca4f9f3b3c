import { disputeToWire, listDisputesCall, PAYMENTS_PER_PAGE } from "@/lib/contracts/payment/owner-calls";
import { listDisputes } from "@/lib/data/payment/disputes";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const GET = handle(listDisputesCall, async ({ query: { store_id, status = null, page } }) => {
  const found = await listDisputes(store_id ?? env().STORE_ID, { status, page, limit: PAYMENTS_PER_PAGE });
  return ok({ list: found.disputes.map(disputeToWire), total: found.total, page });
});
