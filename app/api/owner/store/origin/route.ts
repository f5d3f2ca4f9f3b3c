import { changeStoreOriginCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { changeStoreOrigin } from "@/lib/workflows/store/manage-stores";

export const PUT = handle(changeStoreOriginCall, async ({ query, body: { origin } }) => {
  const storeId = query.store_id ?? env().STORE_ID;
  const result = await changeStoreOrigin(storeId, origin);
  if (!result.ok) return result;
  return { ok: true, value: { store_id: storeId, origin }, touched: result.value.touched };
});
