import { changeStoreStatusCall } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { changeStoreStatus } from "@/lib/workflows/manage-stores";

export const PUT = handle(changeStoreStatusCall, async ({ query, body: { status } }) => {
  const storeId = query.store_id ?? env().STORE_ID;
  const result = await changeStoreStatus(storeId, status);
  if (!result.ok) return result;
  return { ok: true, value: { store_id: storeId, status }, touched: result.value.touched };
});
