import type { PaymentType } from "../payment/payment";

/** What a store says of its checkout, beside prices; features that are off are off here. Domain §3.3, §3.4, §3.17. */
export type CheckoutSettings = {
  /** What is in a bag is asked for, and its price agreed on: see `quotation-terms.ts`. */
  takesQuotations: boolean;
  /** By rank. */
  payments: readonly PaymentType[];
  offersOfferCodes: boolean;
  offersGiftCards: boolean;
  offersNotes: boolean;
  offersGiftWrapping: boolean;
  delivers: boolean;
  /** Orders within the country are brought at a time that is chosen, where the store has planned any. */
  hasDeliverySlots: boolean;
  offersPickup: boolean;
  pickupSlotMinutes: number;
  pickupDelayMinutes: number;
  shipsOnlyAtHome: boolean;
  /** Only these are served; empty serves all. */
  pincodes: readonly string[];
};
