import { expirePagesCall } from "@/lib/contracts/owner-calls";
import { handle } from "@/lib/http";

export const POST = handle(expirePagesCall, async ({ body: { tags } }) => ({
  ok: true,
  value: { expired: tags.length },
  touched: tags,
}));
