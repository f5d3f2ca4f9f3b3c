import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { toPaymentTypes } from "@/lib/contracts/payment/types";
import type { StoreWire } from "@/lib/contracts/store/details";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import { quotationCheckout } from "@/lib/domain/quotation/terms";
import { readFeatures } from "@/lib/domain/store/features";
import { servedSubType } from "@/lib/domain/store/kind";

export function toCheckoutSettings({ store_details, ys_features }: StoreWire): CheckoutSettings {
  const [{ checkout_setting: checkout, application_setting: application, pincodes }] = store_details.store_properties;
  const features = readFeatures(ys_features);
  const settings = {
    takesQuotations: false,
    payments: toPaymentTypes(store_details.payment_types),
    transferHoldHours: checkout.transfer_hold_hours,
    unpaidReminderHours: checkout.unpaid_reminder_hours,
    offersOfferCodes: checkout.apply_coupon,
    offersGiftCards: checkout.apply_gift_card && (features.giftCards || features.manualGiftCards),
    offersNotes: checkout.order_note && features.orderNote,
    offersGiftWrapping: checkout.gift_order && features.giftOrder,
    delivers: !application.disable_delivery,
    hasDeliverySlots: features.timeBasedDelivery && !application.disable_delivery_time_slots,
    flatShipping: toFlatShipping(store_details.additional_features.shipping_price_config),
    offersPickup: features.storePickup,
    pickupSlotMinutes: application.sp_slot_duration,
    pickupDelay: { unit: application.sp_delay_type, count: application.sp_delay_duration },
    shipsOnlyAtHome: application.ship_only_in_domestic,
    pincodes: features.pincodeService ? pincodes : [],
  };
  return servedSubType(store_details.type, store_details.sub_type) === "quot" ? quotationCheckout(settings) : settings;
}

type FlatShippingWire = StoreWire["store_details"]["additional_features"]["shipping_price_config"];

function toFlatShipping({ price, free_above }: FlatShippingWire): CheckoutSettings["flatShipping"] {
  if (price === null) return null;
  // A sum of 0 counts as none: otherwise nothing would ever be paid for sending.
  return { price: toScaledInteger(price, 2), freeFrom: free_above ? toScaledInteger(free_above, 2) : null };
}
