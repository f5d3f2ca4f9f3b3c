import { listUsedGiftCardsCall, usedGiftCardsToWire } from "@/lib/contracts/own-gift-card-calls";
import { listUsedGiftCards } from "@/lib/data/used-gift-cards";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";

export const GET = handle(listUsedGiftCardsCall, async ({ store, visitor }) =>
  ok(usedGiftCardsToWire(await listUsedGiftCards(store.id, visitor.customerId))),
);
