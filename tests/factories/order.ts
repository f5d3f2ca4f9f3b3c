import type { Address } from "@/lib/domain/address/address";
import type { CreditNote, Order, OrderItem, Parcel } from "@/lib/domain/order/order";
import type { ReturnExchange } from "@/lib/domain/return/exchange";
import type { OrderReturn } from "@/lib/domain/return/return";

/** A postal address in Kannur, Kerala. */
export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    type: "home",
    otherPlace: "",
    isBilling: true,
    isShipping: true,
    name: "Asha Menon",
    dialCode: "+91",
    mobile: "9876543210",
    country: "IN",
    doorNo: "12",
    address: "Temple Road",
    landmark: "",
    city: "Kannur",
    state: "Kerala",
    pincode: "670002",
    latitude: null,
    longitude: null,
    ...overrides,
  };
}

/** One stole for ₹1,000, which names no tax rate, as most products do: the store's primary rate applies. */
export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    position: 0,
    productId: "stole",
    variantId: "",
    slug: "stole",
    name: "Stole",
    sku: "STOLE",
    hsnCode: "6214",
    image: "",
    optionNames: [],
    options: [],
    addonId: "",
    addonName: "",
    modelId: "",
    unit: "Pcs",
    quantity: 100,
    additionalQuantity: 0,
    customization: null,
    personalization: null,
    stockTaken: 0,
    unitPrice: 100_000,
    addonPrice: 0,
    total: 100_000,
    net: 100_000,
    offerDiscount: 0,
    taxRateId: "",
    status: "",
    cancellation: null,
    ...overrides,
  };
}

/** A credit note for the item of `anOrderItem`. */
export function aCreditNote(overrides: Partial<CreditNote> = {}): CreditNote {
  return {
    ordinal: 1,
    number: "CN-000001",
    issuedAt: new Date("2026-11-23T10:00:00Z"),
    positions: [0],
    taxGroups: [
      {
        rateId: "gst-5",
        rateName: "GST 5 %",
        amount: 100_000,
        taxable: 95_238,
        components: [
          { name: "CGST", millionths: 25_000, amount: 2_381 },
          { name: "SGST", millionths: 25_000, amount: 2_381 },
        ],
      },
    ],
    toGiftCards: 0,
    ...overrides,
  };
}

/** A parcel with the item of `anOrderItem`. */
export function aParcel(overrides: Partial<Parcel> = {}): Parcel {
  return {
    ordinal: 1,
    carrier: "India Post",
    trackingLink: "https://post.example/EE1",
    trackingNumber: "EE1",
    dispatchedAt: new Date("2026-11-22T10:00:00Z"),
    items: [{ position: 0, quantity: 100 }],
    ...overrides,
  };
}

/**
 * An order of one stole, delivered within Kerala for ₹80 and paid by bank transfer. Pass only the fields that matter to
 * the test.
 */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: "order",
    number: "482913-1126-100001",
    checkoutId: "checkout",
    customerId: "asha",
    email: "asha@example.com",
    contactMobile: "",
    customerName: "Asha Menon",
    status: "placed",
    paymentStatus: "paid",
    paymentName: "Bank Payment",
    paymentLabel: "Bank transfer",
    paymentReference: "",
    holdUntil: null,
    remindAt: null,
    isBuyNow: false,
    isTest: false,
    sessionId: "",
    currency: { code: "INR", rateMillionths: 1_000_000, chargeBasisPoints: 0 },
    subTotal: 100_000,
    shippingCost: 8_000,
    packagingCharges: 0,
    giftWrapping: 0,
    codCharges: 0,
    grandTotal: 108_000,
    manualDiscount: 0,
    offerDiscount: 0,
    giftCardAmount: 0,
    finalPrice: 108_000,
    refundAmount: 0,
    refundedAmount: 0,
    offerCode: "",
    giftCards: [],
    taxGroups: [
      {
        rateId: "gst-5",
        rateName: "GST 5 %",
        amount: 108_000,
        taxable: 102_858,
        components: [
          { name: "CGST", millionths: 25_000, amount: 2_571 },
          { name: "SGST", millionths: 25_000, amount: 2_571 },
        ],
      },
    ],
    kind: "delivery",
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    shipping: {
      methodId: "post",
      methodName: "Post",
      deliveryTime: "3 to 5 days",
      slot: null,
      branch: null,
      collector: null,
    },
    parcels: [],
    gst: { company: "", number: "" },
    note: "",
    isGiftWrapped: false,
    giftMessage: "",
    hidesPrices: false,
    terms: null,
    invoiceNumber: "NL-0042",
    invoicedAt: new Date("2026-11-21T10:02:00Z"),
    creditNotes: [],
    refunds: [],
    items: [anOrderItem()],
    createdAt: new Date("2026-11-21T10:00:00Z"),
    placedAt: new Date("2026-11-21T10:02:00Z"),
    confirmedAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    cameBackAt: null,
    ...overrides,
  };
}

/** Another variant at the same price, whose stock is kept. */
export function anExchange(overrides: Partial<ReturnExchange> = {}): ReturnExchange {
  return {
    variantId: "other",
    sku: "OTHER",
    options: ["Other"],
    image: "",
    difference: 0,
    stockTaken: 100,
    ...overrides,
  };
}

/** One piece of the item of `anOrderItem`, which its shopper asks to return. */
export function aReturn(overrides: Partial<OrderReturn> = {}): OrderReturn {
  return {
    id: "return",
    orderId: "order",
    status: "asked",
    items: [{ position: 0, quantity: 100, exchange: null }],
    reason: "It does not fit",
    note: "",
    pictureId: null,
    wish: "refund",
    answer: "",
    refundId: null,
    exchangeOrder: null,
    askedAt: new Date("2026-11-24T10:00:00Z"),
    decidedAt: null,
    receivedAt: null,
    ...overrides,
  };
}
