import type { CheckoutRefusal } from "@/lib/domain/checkout/checkout";
import type { CashOnDeliveryRefusal } from "@/lib/domain/pricing/cash-on-delivery";
import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";

// The refusal codes that several calls of the checkout, of orders and of quotations share.

/** Why a checkout can become neither an order nor a quotation. */
export const CHECKOUT_REFUSALS = [
  "bag_empty",
  "quantity_refused",
  "value_below_minimum",
  "weight_above_maximum",
  "delivery_not_offered",
  "order_kind_needed",
  "branch_needed",
  "collector_needed",
  "address_needed",
  "pincode_not_served",
  "place_not_served",
  "method_needed",
  "slot_needed",
  "slot_gone",
  "item_unavailable",
  "billing_inactive",
] as const satisfies readonly CheckoutRefusal[];

export const CASH_ON_DELIVERY_REFUSALS = [
  "cod_not_offered",
  "cod_shipping_undecided",
  "cod_abroad",
  "cod_above_maximum",
  "cod_new_customer",
  "cod_came_back",
  "cod_pincode",
  "cod_customised_item",
  "cod_pickup",
  "cod_guest",
  "cod_offer",
  "cod_item",
] as const satisfies readonly CashOnDeliveryRefusal[];

export const OFFER_REFUSALS = [
  "offer_unknown",
  "offer_inactive",
  "offer_not_yet_valid",
  "offer_expired",
  "offer_used_up",
  "offer_already_used",
  "offer_amount_below_minimum",
  "offer_quantity_below_minimum",
  "offer_takes_nothing_off",
] as const satisfies readonly OfferRefusal[];

export const GIFT_CARD_REFUSALS = [
  "gift_card_unknown",
  "gift_card_inactive",
  "gift_card_expired",
  "gift_card_empty",
  "gift_card_on_hold",
  "gift_card_repeated",
  "gift_cards_too_many",
] as const satisfies readonly GiftCardRefusal[];
