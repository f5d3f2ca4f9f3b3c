import type { Address } from "@/lib/domain/address/address";
import type { CheckoutInput } from "@/lib/domain/checkout/calculate";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { Branch } from "@/lib/domain/store/store";
import { PERSONAL_FACTS } from "./addon";
import { aCartItem } from "./cart";
import { RUPEE } from "./currency";
import { aShippingMethod, KERALA, NOW, pricingSettings } from "./pricing";

/** An address in Kochi. */
export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    type: "home",
    otherPlace: "",
    isBilling: false,
    isShipping: false,
    name: "Asha Rao",
    dialCode: "+91",
    mobile: "9876543210",
    country: "IN",
    doorNo: "4",
    address: "Weavers Lane",
    landmark: "",
    city: "Kochi",
    state: "Kerala",
    pincode: "682001",
    latitude: null,
    longitude: null,
    ...overrides,
  };
}

/** A checkout of the whole cart, in which only the collector (the person who picks up the order) has been entered. */
export function aCheckout(overrides: Partial<Checkout> = {}): Checkout {
  return {
    id: "checkout",
    item: null,
    currencyCode: "INR",
    kind: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethodId: null,
    branchId: null,
    collector: { name: "Asha Rao", dialCode: "+91", mobile: "9876543210" },
    slot: null,
    offerCode: "",
    giftCardCodes: [],
    note: "",
    isGiftWrapped: false,
    giftMessage: "",
    hidesPrices: false,
    gst: { company: "", number: "" },
    orderId: null,
    quotationId: null,
    ...overrides,
  };
}

export function aPaymentType(overrides: Partial<PaymentType> = {}): PaymentType {
  return {
    name: "COD",
    label: "Cash on delivery",
    kind: "cod",
    isSandbox: false,
    currencies: [],
    settings: {
      applicationId: "",
      locationId: "",
      merchantKey: "",
      keyId: "",
      publishableKey: "",
      clientId: "",
      upiId: "",
      accountName: "",
      accountNumber: "",
      bankName: "",
      ifscCode: "",
    },
    needsCode: false,
    ...overrides,
  };
}

/** The settings of a store that delivers everywhere, offers pickup in its branches and has every checkout feature. */
export function checkoutSettings(overrides: Partial<CheckoutSettings> = {}): CheckoutSettings {
  return {
    takesQuotations: false,
    payments: [aPaymentType()],
    transferHoldHours: 48,
    unpaidReminderHours: 1,
    offersOfferCodes: true,
    offersGiftCards: true,
    offersNotes: true,
    offersGiftWrapping: true,
    delivers: true,
    hasDeliverySlots: false,
    flatShipping: null,
    offersPickup: true,
    pickupSlotMinutes: 60,
    pickupDelay: { unit: "hour", count: 0 },
    shipsOnlyAtHome: false,
    pincodes: [],
    ...overrides,
  };
}

export function aBranch(overrides: Partial<Branch> = {}): Branch {
  return {
    id: "fort-kochi",
    name: "Fort Kochi",
    contactPerson: "",
    mobile: "",
    address: "Burgher Street",
    landmark: "",
    city: "Fort Kochi",
    state: "Kerala",
    pincode: "682001",
    country: "India",
    location: null,
    locationUrl: "",
    isPickupLocation: true,
    pickupDelay: null,
    isActive: true,
    ...overrides,
  };
}

/** The input for a checkout with one stole in the cart of a customer in Kerala, and one shipping method. */
export function aCheckoutInput(overrides: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    items: [aCartItem()],
    workFacts: { addons: [], measurementSets: [], fitProfiles: [], personal: PERSONAL_FACTS },
    pricing: pricingSettings(),
    settings: checkoutSettings(),
    currency: RUPEE,
    methods: [aShippingMethod()],
    deliveryPlans: [],
    branches: [],
    openingDays: [],
    closedDates: [],
    timeZone: "Asia/Kolkata",
    destination: KERALA,
    billingPlace: KERALA,
    isGuest: false,
    isNewCustomer: false,
    parcelsCameBack: 0,
    offer: { asked: null, automatic: [] },
    giftCards: [],
    isBillingActive: true,
    paysBy: null,
    now: NOW,
    ...overrides,
  };
}
