import type { PaymentType } from "../payment/payment";

/**
 * The store's checkout settings, without prices; disabled features are off here. See docs/domain.md#store-settings,
 * #checkout-settings and #features.
 */
export type CheckoutSettings = {
  /** The cart becomes a request for prices: see `quotation-terms.ts`. */
  takesQuotations: boolean;
  /** By rank. */
  payments: readonly PaymentType[];
  offersOfferCodes: boolean;
  offersGiftCards: boolean;
  offersNotes: boolean;
  offersGiftWrapping: boolean;
  delivers: boolean;
  /** Domestic orders are delivered in a chosen slot, if the store has planned any. */
  hasDeliverySlots: boolean;
  offersPickup: boolean;
  pickupSlotMinutes: number;
  pickupDelayMinutes: number;
  shipsOnlyAtHome: boolean;
  /** Only these are served; empty serves all. */
  pincodes: readonly string[];
};
