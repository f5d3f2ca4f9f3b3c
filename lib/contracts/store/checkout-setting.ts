import { flag, section, whole } from "@/lib/contracts/codec/tolerant";

/** What the checkout offers to shoppers and what it asks them for; see docs/domain.md#checkout-settings. */
export const checkoutSettingSchema = section({
  apply_coupon: flag(true),
  apply_gift_card: flag(true),
  offer_except_disc_products: flag(false),
  gift_order: flag(true),
  order_note: flag(true),
  sample_request: flag(true),
  cod_guest_checkout: flag(true),
  cod_apply_coupon: flag(false),
  cod_store_pickup: flag(false),
  disable_cod_custom_items: flag(false),
  /** How long an unpaid order keeps its stock while a transfer is awaited; up to thirty days. */
  transfer_hold_hours: whole(48, { min: 1, max: 720 }),
  /** How long after ordering a shopper who did not finish the payment gets a mail; 0 sends none. */
  unpaid_reminder_hours: whole(1, { min: 0, max: 72 }),
});
