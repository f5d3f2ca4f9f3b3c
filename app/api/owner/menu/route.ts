import { listMenuCall, saveMenuCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";

export const GET = handle(listMenuCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "menu");
  return read.ok ? ok({ list: read.value }) : read;
});

export const PUT = handle(saveMenuCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "menu", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
