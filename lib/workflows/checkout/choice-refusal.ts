import "server-only";
import type { CheckoutChange } from "@/lib/domain/checkout/change";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { type EnteredOfferRefusal, enteredOfferRefusal } from "@/lib/domain/pricing/bill";
import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import { fail } from "@/lib/domain/result";

export type ChoiceRefusal =
  | "delivery_not_offered"
  | "pickup_not_offered"
  | "branch_unknown"
  | "method_unknown"
  | "slot_gone"
  | "offer_codes_off"
  | "gift_cards_off"
  | "notes_off"
  | "gift_wrap_off"
  | "gifts_off"
  | "gst_off"
  | EnteredOfferRefusal
  | GiftCardRefusal;

/**
 * Why a change of the checkout is refused; null if it is accepted. The checkout passed here is already changed and
 * priced.
 */
export function choiceRefusal(change: CheckoutChange, { checkout, offers, bill, branches }: PricedCheckout) {
  const { kind, branchId, shippingMethodId, slot, offerCode, giftCardCodes = [], note, isGiftWrapped, gst } = change;
  const refuse = (code: ChoiceRefusal, field: string) => fail(code, field);
  if (kind === "delivery" && !offers.delivery) return refuse("delivery_not_offered", "order_type");
  if (kind === "pickup" && !offers.pickup) return refuse("pickup_not_offered", "order_type");
  if (branchId !== undefined && !branches.some(({ id }) => id === branchId))
    return refuse("branch_unknown", "branch_id");
  if (shippingMethodId !== undefined && checkout.shippingMethodId !== shippingMethodId)
    return refuse("method_unknown", "shipping_id");
  if (slot !== undefined && !checkout.slot) return refuse("slot_gone", "slot");
  if (note && !offers.notes) return refuse("notes_off", "order_note");
  if (change.giftMessage && !offers.giftWrapping) return refuse("gifts_off", "gift_message");
  if (change.hidesPrices && !offers.giftWrapping) return refuse("gifts_off", "hide_prices");
  if (isGiftWrapped && !offers.giftWrapping) return refuse("gift_wrap_off", "gift_wrap");
  if ((gst?.number || gst?.company) && !offers.gst) return refuse("gst_off", "gst.number");

  if (offerCode) {
    if (!offers.offerCodes) return refuse("offer_codes_off", "offer_code");
    const refusal = enteredOfferRefusal(bill);
    if (refusal) return refuse(refusal, "offer_code");
  }
  if (giftCardCodes.length > 0) {
    if (!offers.giftCards) return refuse("gift_cards_off", "gift_card_codes");
    const [first] = bill.giftCards.refused;
    if (first) return refuse(first.reason, "gift_card_codes");
  }
  return null;
}
