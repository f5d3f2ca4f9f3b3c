import { deactivateGiftCardCall, giftCardToWire } from "@/lib/contracts/gift-card/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { deactivateCardOfStore } from "@/lib/workflows/gift-card/manage";

export const POST = handle(deactivateGiftCardCall, async ({ params, storeId }) => {
  const ended = await deactivateCardOfStore(storeId, params.code);
  return ended.ok ? ok(giftCardToWire(ended.value)) : ended;
});
