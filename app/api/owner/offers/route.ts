import { addOfferCall } from "@/lib/contracts/pricing/owner-calls";
import { handle } from "@/lib/http/handle";
import { addOffer } from "@/lib/workflows/pricing/manage-offers";

export const POST = handle(addOfferCall, ({ storeId, body }) => addOffer(storeId, body));
