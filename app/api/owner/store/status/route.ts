import { changeStoreStatusCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { changeStoreStatus } from "@/lib/workflows/store/manage-stores";

export const PUT = handle(changeStoreStatusCall, async ({ query, body: { status } }) => {
  const storeId = query.store_id ?? env().STORE_ID;
  const result = await changeStoreStatus(storeId, status);
  if (!result.ok) return result;
  return { ok: true, value: { store_id: storeId, status }, touched: result.value.touched };
});
