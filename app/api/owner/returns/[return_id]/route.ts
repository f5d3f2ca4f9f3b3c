import { ownerReturnToWire, showReturnCall } from "@/lib/contracts/return/calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readReturn } from "@/lib/workflows/return/read";

export const GET = handle(showReturnCall, async ({ params: { return_id }, storeId }) => {
  const found = await readReturn(storeId, return_id);
  return found ? ok(ownerReturnToWire(found)) : fail("return_unknown");
});
