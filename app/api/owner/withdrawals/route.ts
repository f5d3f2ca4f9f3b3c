import { listWithdrawalsCall, WITHDRAWALS_PER_PAGE, withdrawalToWire } from "@/lib/contracts/withdrawal";
import { listWithdrawals } from "@/lib/data/withdrawal";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listWithdrawalsCall, async ({ storeId, query: { page } }) => {
  const found = await listWithdrawals(storeId, { page, limit: WITHDRAWALS_PER_PAGE });
  return ok({ list: found.withdrawals.map(withdrawalToWire), total: found.total, page });
});
