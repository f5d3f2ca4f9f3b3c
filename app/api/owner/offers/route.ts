import { addOfferCall } from "@/lib/contracts/pricing/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { addOffer } from "@/lib/workflows/pricing/manage-offers";

export const POST = handle(addOfferCall, ({ query, body }) => addOffer(query.store_id ?? env().STORE_ID, body));
