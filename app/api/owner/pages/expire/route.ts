import { expirePagesCall } from "@/lib/contracts/site/calls";
import { handle } from "@/lib/http/handle";

export const POST = handle(expirePagesCall, async ({ body: { tags } }) => ({
  ok: true,
  value: { expired: tags.length },
  touched: tags,
}));
