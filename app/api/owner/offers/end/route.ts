import { endOfferCall } from "@/lib/contracts/pricing/owner-calls";
import { handle } from "@/lib/http/handle";
import { endOffer } from "@/lib/workflows/pricing/manage-offers";

export const POST = handle(endOfferCall, ({ storeId, body: { code, at } }) =>
  endOffer(storeId, { code, at: at === null ? null : new Date(at) }),
);
