import { listReturnsCall, ownerReturnToWire } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { RETURNS_PER_PAGE } from "@/lib/domain/return/return";
import { handle } from "@/lib/http/handle";
import { readReturns } from "@/lib/workflows/return/read";

export const GET = handle(
  listReturnsCall,
  async ({ storeId, query: { status = null, order_id: orderId = null, page } }) => {
    const { returns, total } = await readReturns(storeId, { status, orderId, page, limit: RETURNS_PER_PAGE });
    return ok({ list: returns.map(ownerReturnToWire), total, page });
  },
);
