import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { getCartSettings } from "@/lib/cached/store";
import { listOffers } from "@/lib/data/pricing/offers";
import { findChoiceBySku, findSoldItem } from "@/lib/data/product/sold-items";
import { applyOffer, chooseOffer, type OfferedOrder } from "@/lib/domain/pricing/apply-offer";
import { bagQuantity } from "@/lib/domain/pricing/bag-size";
import type { ItemToPrice } from "@/lib/domain/pricing/item-price";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";
import { priceItems } from "@/lib/domain/pricing/price-items";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** A bag as an owner imagines it: quantities in hundredths of the unit, what is entered as a code, and the shipping. */
type TriedCart = {
  items: readonly { sku: string; quantity: number }[];
  code: string;
  shipping: OfferedOrder["shipping"];
};

type TriedOffer = { code: string; amount: number | null; refusal: OfferRefusal | null; leavesOutReduced: boolean };

/** Amounts in minor units of the base currency. */
type Tried = {
  subTotal: number;
  total: number;
  applied: { code: string; amount: number } | null;
  refusal: OfferRefusal | null;
  offers: readonly TriedOffer[];
};

/**
 * What a bag of a customer who has used no offer would cost, which offer would apply, and why each other one would not:
 * by the functions that price carts, and without writing anything.
 */
export async function tryOffers(
  storeId: StoreId,
  { items: wanted, code, shipping }: TriedCart,
): Promise<Result<Tried, "store_unknown" | "sku_unknown">> {
  const store = await readStore(storeId);
  const pricing = await getCartSettings(storeId);
  const currency = store?.currencies.find(({ isDefault }) => isDefault);
  if (!pricing || !currency) return fail("store_unknown");
  const items: ItemToPrice[] = [];
  for (const [index, { sku, quantity }] of wanted.entries()) {
    const choice = await findChoiceBySku(storeId, sku);
    const sold = choice && (await findSoldItem(storeId, { ...choice, options: [...choice.options] }));
    if (!sold) return fail("sku_unknown", `items.${index}.sku`);
    const plain = { additionalQuantity: 0, addonPrice: 0, isCustomised: false };
    items.push({ ...sold, ...plain, id: `${index}`, productId: choice.productId, quantity });
  }
  const { subTotal } = priceItems(items, currency, pricing.quantityRules);
  const remaining = subTotal + (shipping?.amount ?? 0);
  const order: OfferedOrder = {
    ...{ items, shipping, remaining, bagQuantity: bagQuantity(items), manualDiscount: 0 },
    ...{ skipsDiscounted: pricing.offersSkipDiscounted, charge: currency, now: clock.now() },
  };
  const offers = (await listOffers(storeId)).flatMap((each) =>
    "offer" in each ? [{ ...each.offer, wasUsedByCustomer: false }] : [],
  );
  const asked = code === "" ? null : { code, offer: offers.find((each) => isSameCode(each.code, code)) ?? null };
  const chosen = chooseOffer({ asked, automatic: offers.filter(({ isAutomatic }) => isAutomatic) }, order);
  const { applied } = chosen;
  return ok({
    subTotal,
    total: remaining - (applied?.amount ?? 0),
    applied: applied && { code: applied.code, amount: applied.amount },
    refusal: chosen.refusal?.code ?? null,
    offers: offers.map((offer) => {
      const { code: offerCode } = offer;
      const answer = applyOffer(offer, order);
      if (!answer.ok) return { code: offerCode, amount: null, refusal: answer.code, leavesOutReduced: false };
      const { amount, reason } = answer.value;
      return { code: offerCode, amount, refusal: null, leavesOutReduced: reason.leavesOutReduced };
    }),
  });
}

const isSameCode = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();
