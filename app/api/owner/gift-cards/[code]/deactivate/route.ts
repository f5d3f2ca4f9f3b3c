import { deactivateGiftCardCall, giftCardToWire } from "@/lib/contracts/gift-card-calls";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { endGiftCard } from "@/lib/workflows/gift-cards/manage-gift-cards";

export const POST = handle(deactivateGiftCardCall, async ({ params, query: { store_id } }) => {
  const ended = await endGiftCard(store_id ?? env().STORE_ID, params.code);
  return ended.ok ? ok(giftCardToWire(ended.value)) : ended;
});
