import { listWithdrawalsCall, WITHDRAWALS_PER_PAGE, withdrawalToWire } from "@/lib/contracts/withdrawal";
import { listWithdrawals } from "@/lib/data/withdrawal";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const GET = handle(listWithdrawalsCall, async ({ query: { store_id, page } }) => {
  const found = await listWithdrawals(store_id ?? env().STORE_ID, { page, limit: WITHDRAWALS_PER_PAGE });
  return ok({ list: found.withdrawals.map(withdrawalToWire), total: found.total, page });
});
