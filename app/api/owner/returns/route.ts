import { listReturnsCall, ownerReturnToWire, RETURNS_PER_PAGE } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { readReturns } from "@/lib/workflows/return/read";

export const GET = handle(listReturnsCall, async ({ query: { store_id, status = null, page } }) => {
  const { returns, total } = await readReturns(store_id ?? env().STORE_ID, { status, page, limit: RETURNS_PER_PAGE });
  return ok({ list: returns.map(ownerReturnToWire), total, page });
});
