import { ownerReturnToWire, showReturnCall } from "@/lib/contracts/return/calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { readReturn } from "@/lib/workflows/return/read";

export const GET = handle(showReturnCall, async ({ params: { return_id }, query: { store_id } }) => {
  const found = await readReturn(store_id ?? env().STORE_ID, return_id);
  return found ? ok(ownerReturnToWire(found)) : fail("return_unknown");
});
