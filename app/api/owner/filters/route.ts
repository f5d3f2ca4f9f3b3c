import { listFilterGroupsCall, saveFilterGroupsCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";

export const GET = handle(listFilterGroupsCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "filters");
  return read.ok ? ok({ list: read.value }) : read;
});

export const PUT = handle(saveFilterGroupsCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "filters", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
