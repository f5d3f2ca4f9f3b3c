import { listDeliveryPlansCall, saveDeliveryPlansCall } from "@/lib/contracts/checkout/delivery-plan-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";

export const GET = handle(listDeliveryPlansCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "delivery_method");
  return read.ok ? ok({ list: read.value }) : read;
});

export const PUT = handle(saveDeliveryPlansCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "delivery_method", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
