import { changeStoreStatusCall } from "@/lib/contracts/store/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { changeStoreStatus } from "@/lib/workflows/store/manage-stores";

export const PUT = handle(changeStoreStatusCall, async ({ storeId, body: { status } }) => {
  const result = await changeStoreStatus(storeId, status);
  return result.ok ? ok({ store_id: storeId, status }) : result;
});
