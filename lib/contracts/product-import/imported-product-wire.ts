import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import type { ImportedProductWire } from "./imported-product";

const toMajorOrLeftOut = (hundredths: number | undefined) =>
  hundredths === undefined ? undefined : fromScaledInteger(hundredths, 2);

/** A product as the call takes it. Apart from its schema, which brings along what cleans HTML. */
export function importedProductToWire(product: ImportedProduct): ImportedProductWire {
  return {
    slug: product.slug,
    renamed_from: product.renamedFrom,
    name: product.name,
    status: product.status,
    unit: product.unit,
    min_quantity: toMajorOrLeftOut(product.minQuantity),
    step_quantity: toMajorOrLeftOut(product.stepQuantity),
    brand: product.brand,
    product_type: product.productType,
    categories: product.categories && [...product.categories],
    tags: product.tags && [...product.tags],
    description: product.description,
    is_gift_card: product.isGiftCard,
    hsn_code: product.hsnCode,
    country_of_origin: product.disclosures?.countryOfOrigin,
    maker: product.disclosures?.maker,
    importer: product.disclosures?.importer,
    net_quantity: product.disclosures?.netQuantity,
    mrp: toMajorOrLeftOut(product.disclosures?.mrp),
    highlights: product.highlights && [...product.highlights],
    files: product.files && [...product.files],
    google_category: product.googleCategory,
    page_title: product.pageTitle,
    meta_desc: product.metaDescription,
    pictures: product.pictures && [...product.pictures],
    option_names: [...product.optionNames],
    variants: product.variants.map((variant) => ({
      options: [...variant.options],
      sku: variant.sku,
      barcode: variant.barcode,
      selling_price: fromScaledInteger(variant.sellingPrice, 2),
      discounted_price: fromScaledInteger(variant.discountedPrice, 2),
      stock: variant.stock == null ? variant.stock : fromScaledInteger(variant.stock, 2),
      allow_backorder: variant.allowBackorder,
      weight_grams: variant.weightGrams,
      tax_rate_id: variant.taxRateId,
      picture: variant.picture,
    })),
  };
}
