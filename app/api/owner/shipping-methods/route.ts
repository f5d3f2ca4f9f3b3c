import { listShippingMethodsCall, saveShippingMethodsCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";
import { placesToName } from "@/lib/workflows/store/places-to-name";

export const GET = handle(listShippingMethodsCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "shipping_method");
  return read.ok ? ok({ list: read.value, ...(await placesToName(storeId)) }) : read;
});

export const PUT = handle(saveShippingMethodsCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "shipping_method", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
