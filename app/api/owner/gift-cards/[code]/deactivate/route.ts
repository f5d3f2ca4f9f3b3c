import { deactivateGiftCardCall, giftCardToWire } from "@/lib/contracts/gift-card/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { deactivateCardOfStore } from "@/lib/workflows/gift-card/manage";

export const POST = handle(deactivateGiftCardCall, async ({ params, query: { store_id } }) => {
  const ended = await deactivateCardOfStore(store_id ?? env().STORE_ID, params.code);
  return ended.ok ? ok(giftCardToWire(ended.value)) : ended;
});
