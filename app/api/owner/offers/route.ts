import { addOfferCall, listOffersCall, offerToWire } from "@/lib/contracts/pricing/owner-calls";
import { listOffers } from "@/lib/data/pricing/offers";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";
import { addOffer } from "@/lib/workflows/pricing/manage-offers";

export const GET = handle(listOffersCall, async ({ storeId }) => {
  const listed = await listOffers(storeId);
  const now = clock.now();
  return ok({
    list: listed.flatMap((each) => ("offer" in each ? [offerToWire(each.offer, now)] : [])),
    unreadable: listed.flatMap((each) => ("unreadable" in each ? [each.unreadable] : [])),
  });
});

export const POST = handle(addOfferCall, ({ storeId, body }) => addOffer(storeId, body));
