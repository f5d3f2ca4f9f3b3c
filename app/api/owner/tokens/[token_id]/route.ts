import { apiTokenToWire, endApiTokenCall } from "@/lib/contracts/staff/tokens";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { endApiToken } from "@/lib/workflows/staff/api-tokens";

export const DELETE = handle(endApiTokenCall, async ({ storeId, params }) => {
  const ended = await endApiToken(storeId, params.token_id);
  return ended.ok ? ok(apiTokenToWire(ended.value)) : ended;
});
