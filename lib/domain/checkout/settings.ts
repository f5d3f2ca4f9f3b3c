import type { PaymentType } from "../payment/payment";

/**
 * The store's checkout settings, without prices. The settings of a disabled feature are off. See
 * docs/domain.md#store-settings, #checkout-settings and #features.
 */
export type CheckoutSettings = {
  /** The checkout makes a request for a quotation instead of an order: see `lib/domain/quotation/terms.ts`. */
  takesQuotations: boolean;
  /** By rank. */
  payments: readonly PaymentType[];
  offersOfferCodes: boolean;
  offersGiftCards: boolean;
  offersNotes: boolean;
  offersGiftWrapping: boolean;
  delivers: boolean;
  /** Orders within the store's country are delivered in a chosen slot, if the store has delivery slots. */
  hasDeliverySlots: boolean;
  offersPickup: boolean;
  pickupSlotMinutes: number;
  pickupDelayMinutes: number;
  shipsOnlyAtHome: boolean;
  /** The only postal codes the store serves; if empty, it serves all. */
  pincodes: readonly string[];
};
