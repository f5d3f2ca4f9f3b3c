import type { Picture } from "@/lib/domain/media/picture";
import { NO_DISCLOSURES } from "@/lib/domain/product/disclosures";
import type { Product, Variant } from "@/lib/domain/product/product";

export function aPicture(overrides: Partial<Picture> = {}): Picture {
  return { src: "products/shirt-1a2b3c4d.webp", width: 900, height: 1060, alt: "White shirt", ...overrides };
}

/** A shirt for ₹1,299.50 with plenty in stock. Pass only the fields that matter to the test. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: "p1",
    slug: "khadi-shirt",
    name: "Khadi shirt",
    brand: "",
    summary: "",
    sku: "KS-1",
    unit: "Pcs",
    minQuantity: 0,
    stepQuantity: 0,
    hasVariants: (overrides.variants ?? []).length > 0,
    variantTypes: [],
    priceVaries: false,
    price: { sellingPrice: 129_950, discountedPrice: 129_950 },
    stock: { quantity: 1_000, state: "in_stock" },
    pictures: [aPicture()],
    badgeIds: [],
    createdAt: new Date("2030-01-01"),
    productType: "",
    hsnCode: "",
    weightGrams: 300,
    description: "<p>Washed &amp; soft.</p>",
    footnotes: [],
    faqs: [],
    highlights: [],
    files: [],
    sizeChartId: null,
    addonIds: [],
    needsAddon: false,
    needsText: false,
    personalFields: [],
    video: null,
    variants: [],
    tags: [],
    categories: [{ id: "c1", slug: "garments", name: "Garments" }],
    googleCategory: "",
    taxRateId: "",
    barcode: "",
    isGiftCard: false,
    allowsPreorder: false,
    disclosures: NO_DISCLOSURES,
    seo: { pageTitle: "", metaDescription: "", metaKeywords: [], h1Tag: "", tileColor: "" },
    modifiedAt: new Date("2030-02-01"),
    ...overrides,
  };
}

export function aVariant(overrides: Partial<Variant> = {}): Variant {
  return {
    id: "v1",
    sku: "KS-1-M",
    options: ["M"],
    price: { sellingPrice: 129_950, discountedPrice: 129_950 },
    stock: { quantity: 300, state: "in_stock" },
    weightGrams: 300,
    barcode: "",
    pictures: [],
    ...overrides,
  };
}
