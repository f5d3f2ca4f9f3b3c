import { listCollectionsCall, saveCollectionsCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";

export const GET = handle(listCollectionsCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "collection");
  return read.ok ? ok({ list: read.value }) : read;
});

export const PUT = handle(saveCollectionsCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "collection", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
