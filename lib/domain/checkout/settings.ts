import type { PaymentType } from "../payment/payment";
import type { PickupDelay } from "../store/store";

/**
 * The store's settings for the checkout, apart from those for prices. The settings of a feature that the store does not
 * have are off. See docs/domain.md#store-settings, #checkout-settings and #features.
 */
export type CheckoutSettings = {
  /** True if a checkout becomes a request for a quotation instead of an order; see `lib/domain/quotation/terms.ts`. */
  takesQuotations: boolean;
  /** Sorted by rank. */
  payments: readonly PaymentType[];
  /** How long an order keeps its stock while a transfer is awaited. */
  transferHoldHours: number;
  /** How long after ordering a shopper who did not finish the payment gets a mail; 0: never. */
  unpaidReminderHours: number;
  offersOfferCodes: boolean;
  offersGiftCards: boolean;
  offersNotes: boolean;
  offersGiftWrapping: boolean;
  delivers: boolean;
  /**
   * True if shoppers in the store's country choose a delivery slot instead of a shipping method, provided that the
   * store has delivery slots.
   */
  hasDeliverySlots: boolean;
  /**
   * The one price of a store without shipping methods, and the sub total from which sending is free; null if the store
   * has set none. In minor units of the base currency.
   */
  flatShipping: { price: number; freeFrom: number | null } | null;
  offersPickup: boolean;
  pickupSlotMinutes: number;
  /** For branches that have none of their own. */
  pickupDelay: PickupDelay;
  shipsOnlyAtHome: boolean;
  /** The postal codes to which the store delivers; if empty, it delivers to all. */
  pincodes: readonly string[];
};
