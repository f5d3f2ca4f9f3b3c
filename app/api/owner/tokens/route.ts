import { apiTokenToWire, createApiTokenCall, listApiTokensCall } from "@/lib/contracts/staff/tokens";
import { listApiTokens } from "@/lib/data/staff/api-tokens";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";

export const GET = handle(listApiTokensCall, async ({ storeId }) =>
  ok({ list: (await listApiTokens(storeId)).map(apiTokenToWire) }),
);

export const POST = handle(createApiTokenCall, async ({ storeId, actor, body }) => {
  const created = await createApiToken(storeId, actor, body);
  if (!created.ok) return created;
  const { token, secret } = created.value;
  return ok({ ...apiTokenToWire(token), token: secret });
});
