import { removeDemoCall } from "@/lib/contracts/store/setup-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { removeDemo } from "@/lib/workflows/demo/remove-demo";

export const DELETE = handle(removeDemoCall, async ({ storeId }) => {
  const removed = await removeDemo(storeId);
  return removed.ok ? ok({ removed: removed.value }) : removed;
});
