import { endOfferCall } from "@/lib/contracts/pricing/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { endOffer } from "@/lib/workflows/pricing/manage-offers";

export const POST = handle(endOfferCall, ({ query, body: { code, at } }) =>
  endOffer(query.store_id ?? env().STORE_ID, { code, at: at === null ? null : new Date(at) }),
);
