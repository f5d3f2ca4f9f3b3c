import { changeStoreOriginCall } from "@/lib/contracts/store/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { changeStoreOrigin } from "@/lib/workflows/store/manage-stores";

export const PUT = handle(changeStoreOriginCall, async ({ storeId, body: { origin } }) => {
  const result = await changeStoreOrigin(storeId, origin);
  return result.ok ? ok({ store_id: storeId, origin }) : result;
});
