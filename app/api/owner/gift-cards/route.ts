import {
  GIFT_CARDS_PER_PAGE,
  giftCardToWire,
  issueGiftCardCall,
  listGiftCardsCall,
} from "@/lib/contracts/gift-card/owner-calls";
import { listGiftCards } from "@/lib/data/gift-card/gift-cards";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { issueGiftCard } from "@/lib/workflows/gift-card/manage";

export const GET = handle(listGiftCardsCall, async ({ storeId, query: { page } }) => {
  const { cards, total } = await listGiftCards(storeId, { page, limit: GIFT_CARDS_PER_PAGE });
  return ok({ list: cards.map(giftCardToWire), total, page });
});

export const POST = handle(issueGiftCardCall, async ({ body, storeId }) => {
  const { price, kind, name, expires_on } = body;
  const card = { price, kind, name, expiresAt: expires_on === null ? null : new Date(expires_on) };
  const issued = await issueGiftCard(storeId, card);
  return issued.ok ? ok(giftCardToWire(issued.value)) : issued;
});
