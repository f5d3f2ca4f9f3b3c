import type { Quotation, QuotationItem, QuotationRevision } from "@/lib/domain/quotation/quotation";
import { anAddress } from "./order";

/** Ten stoles with a list price of ₹1,000 each, which name no tax rate. */
export function aQuotationItem(overrides: Partial<QuotationItem> = {}): QuotationItem {
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
    additionalQuantity: 0,
    customization: null,
    personalization: null,
    unit: "Pcs",
    quantity: 1_000,
    asked: { unitPrice: 100_000, addonPrice: 0 },
    unitPrice: 100_000,
    addonPrice: 0,
    total: 1_000_000,
    taxRateId: "",
    ...overrides,
  };
}

/** The revision that `aPricedQuotation` contains. */
export function aRevision(overrides: Partial<QuotationRevision> = {}): QuotationRevision {
  return {
    number: 1,
    prices: [{ position: 0, unitPrice: 90_000, addonPrice: 0 }],
    subTotal: 900_000,
    shippingCost: 50_000,
    finalPrice: 950_000,
    message: "For ten of them.",
    createdAt: new Date("2026-11-21T12:00:00Z"),
    request: null,
    ...overrides,
  };
}

/** A quotation requested by a customer in Kerala. Pass only the fields that matter to the test. */
export function aQuotation(overrides: Partial<Quotation> = {}): Quotation {
  return {
    id: "quotation",
    number: "Q-1126-4829130",
    checkoutId: "checkout",
    customerId: "asha",
    email: "asha@example.com",
    contactMobile: "",
    customerName: "Asha Menon",
    status: "placed",
    revision: 0,
    currency: { code: "INR", rateMillionths: 1_000_000, chargeBasisPoints: 0 },
    subTotal: 1_000_000,
    shippingCost: 0,
    finalPrice: 1_000_000,
    companyAddress: anAddress(),
    billingAddress: anAddress(),
    gst: { company: "Menon Textiles", number: "" },
    note: "",
    cancellation: null,
    orderId: null,
    createdAt: new Date("2026-11-21T10:00:00Z"),
    revisedAt: null,
    confirmedAt: null,
    cancelledAt: null,
    items: [aQuotationItem()],
    revisions: [],
    ...overrides,
  };
}

/** A quotation in which the shop offers stoles at ₹900 each, and shipping for ₹500. */
export function aPricedQuotation(overrides: Partial<Quotation> = {}): Quotation {
  return aQuotation({
    status: "processing",
    revision: 1,
    subTotal: 900_000,
    shippingCost: 50_000,
    finalPrice: 950_000,
    revisedAt: new Date("2026-11-21T12:00:00Z"),
    items: [aQuotationItem({ unitPrice: 90_000, total: 900_000 })],
    revisions: [aRevision()],
    ...overrides,
  });
}
