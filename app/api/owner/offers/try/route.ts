import { toMajor } from "@/lib/contracts/codec/decimal";
import { tryOffersCall } from "@/lib/contracts/pricing/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { tryOffers } from "@/lib/workflows/pricing/try-offers";

export const POST = handle(tryOffersCall, async ({ storeId, body }) => {
  const { items, code, shipping_price: amount, abroad } = body;
  const direction = abroad ? "international" : "domestic";
  const tried = await tryOffers(storeId, { items, code, shipping: amount === null ? null : { amount, direction } });
  if (!tried.ok) return tried;
  const { subTotal, total, applied, refusal, offers } = tried.value;
  return ok({
    sub_total: toMajor(subTotal),
    total: toMajor(total),
    applied: applied && { code: applied.code, amount: toMajor(applied.amount) },
    refusal,
    offers: offers.map((offer) => ({
      code: offer.code,
      amount: offer.amount === null ? null : toMajor(offer.amount),
      refusal: offer.refusal,
      leaves_out_reduced: offer.leavesOutReduced,
    })),
  });
});
