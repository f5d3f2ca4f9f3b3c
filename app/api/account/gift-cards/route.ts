import { listUsedGiftCardsCall, usedGiftCardsToWire } from "@/lib/contracts/gift-card/customer-calls";
import { listUsedGiftCards } from "@/lib/data/gift-card/used-by-customer";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listUsedGiftCardsCall, async ({ store, visitor }) =>
  ok(usedGiftCardsToWire(await listUsedGiftCards(store.id, visitor.customerId))),
);
