import "server-only";
import { findOffers } from "@/lib/data/pricing/offers";
import type { OfferRequest } from "@/lib/domain/pricing/apply-offer";
import { canBeUsedUp } from "@/lib/domain/pricing/offer";
import type { StoreId } from "@/lib/domain/store/id";
import { remembered } from "./remembered";

/**
 * The offers of a cart without a code, if they are the same for every visitor and however often they were used; null if
 * one of them can be used up, which only the database knows. For carts that are shown: an order reads its offers itself.
 */
export async function getOffersForAll(storeId: StoreId): Promise<OfferRequest | null> {
  const offers = await remembered(`offers of ${storeId}`, () => findOffers(storeId, { code: "", usedBy: null }));
  return offers.automatic.some(canBeUsedUp) ? null : offers;
}
