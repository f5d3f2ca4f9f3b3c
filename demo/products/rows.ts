import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import type { products, variants } from "@/lib/database/schema/product";
import type { Highlight } from "@/lib/domain/product/highlight";
import { toSlug } from "@/lib/domain/product-import/slug";
import type { StoreId } from "@/lib/domain/store/id";
import { addDays } from "../days";
import { demoId } from "../demo-id";
import type { DemoPictures } from "../demo-pictures";
import { CARE, CARE_NAMES, careSheetFile } from "./care";
import { DELIVERY_NOTES } from "./delivery-notes";
import { googleCategory } from "./google-category";
import { MAKERS } from "./makers";
import { PERSONAL_FIELDS } from "./personal-fields";
import type { DemoProduct, DemoVariant, Views } from "./product";
import { filterKey, tagsOf } from "./tags";

type ProductRow = typeof products.$inferInsert;
type VariantRow = typeof variants.$inferInsert;

/** Converts an amount with at most two decimals to hundredths, which the tables store. */
const hundredths = (amount: number) => Math.round(amount * 100);

export function toProductRow(
  storeId: StoreId,
  product: DemoProduct,
  demoPictures: DemoPictures,
  loadedAt: Date,
): ProductRow {
  const { slug, sku, name, summary, productType, unit, price, salePrice = price } = product;
  const list = product.variants?.list;
  const maxExtraPrice = Math.max(0, ...(list ?? []).map(({ extraPrice = 0 }) => extraPrice));
  const stock = list ? list.reduce((sum, variant) => sum + variant.stock, 0) : product.stock;
  const tags = tagsOf(product);
  return {
    storeId,
    id: demoId("product", slug),
    slug,
    sku,
    name,
    brand: MAKERS[product.maker].name,
    productType,
    summary,
    hsnCode: product.hsn,
    disclosures: disclosuresOf(product, price + maxExtraPrice),
    unit,
    featured: product.featured ?? false,
    sellingPrice: hundredths(price),
    discountedPrice: hundredths(salePrice),
    minPrice: hundredths(salePrice),
    maxPrice: hundredths(salePrice + maxExtraPrice),
    stock: stock === undefined ? null : hundredths(stock),
    weightGrams: Math.round(product.weight * 1000),
    taxRateId: product.taxRate,
    googleCategory: googleCategory(productType),
    description: sanitiseHtml(product.description.map((paragraph) => `<p>${paragraph}</p>`).join("")),
    footnotes: footnotesOf(product),
    faqs: product.faqs ?? [],
    highlights: highlightsOf(product),
    files: [{ name: `Care sheet: ${CARE_NAMES[product.care]}`, src: demoPictures.file(careSheetFile(product.care)) }],
    pictures: [...storedViews(slug, product.views, demoPictures), ...allVariantPictures(product, demoPictures)],
    variantTypes: product.variants
      ? [{ name: product.variants.name, options: product.variants.list.map(({ option }) => option) }]
      : [],
    sizeChartId: product.sizeChart ?? null,
    personalFields: (product.personalFields ?? []).map((id) => PERSONAL_FIELDS[id]),
    addonIds: [...(product.addons ?? [])],
    badgeIds: [...(product.badges ?? [])],
    filterKeys: [...new Set(tags.map(filterKey))],
    seo: { meta_keywords: [...new Set([productType, ...tags.map(({ value }) => value)])] },
    searchTerms: [...tags.map(({ value }) => value), ...variantSkus(product), product.alsoCalled ?? ""]
      .join(" ")
      .trim(),
    createdAt: addDays(loadedAt, -product.daysOld),
    modifiedAt: loadedAt,
  };
}

export function toVariantRows(storeId: StoreId, product: DemoProduct, demoPictures: DemoPictures): VariantRow[] {
  const { slug, price, salePrice = price } = product;
  return (product.variants?.list ?? []).map((variant, rank) => {
    const { option, stock, extraPrice = 0 } = variant;
    const sku = variantSku(product, variant);
    return {
      storeId,
      id: demoId("variant", sku),
      productId: demoId("product", slug),
      rank,
      sku,
      options: [option],
      sellingPrice: hundredths(price + extraPrice),
      discountedPrice: hundredths(salePrice + extraPrice),
      stock: hundredths(stock),
      weightGrams: Math.round(product.weight * 1000),
      taxRateId: product.taxRate,
      pictures: variantPictures(slug, variant, demoPictures),
    };
  });
}

const variantSku = ({ sku }: DemoProduct, { option }: DemoVariant) => `${sku}-${toSlug(option).toUpperCase()}`;
const variantSkus = (product: DemoProduct) =>
  (product.variants?.list ?? []).map((variant) => variantSku(product, variant));

function storedViews(base: string, views: Views, demoPictures: DemoPictures): StoredPicture[] {
  return Object.entries(views).map(([view, alt]) => demoPictures.picture(`products/${base}-${view}.webp`, alt));
}

function variantPictures(
  slug: string,
  { option, views = {} }: DemoVariant,
  demoPictures: DemoPictures,
): StoredPicture[] {
  return storedViews(`${slug}-${toSlug(option)}`, views, demoPictures).map((picture) => ({ ...picture, tag: option }));
}

/**
 * The pictures of all variants together, for product lists. The product page shows only those of the chosen variant.
 */
function allVariantPictures({ slug, variants }: DemoProduct, demoPictures: DemoPictures): StoredPicture[] {
  const pictures = (variants?.list ?? []).flatMap((variant) => variantPictures(slug, variant, demoPictures));
  return pictures.map((picture) => ({ ...picture, hide_on_variants: true }));
}

const NET_QUANTITIES = { Mts: "1 m", Pcs: "1 piece", Kgs: "1 kg" } as const;

/** The shop packs everything itself. The MRP is the highest list price, because a product has one. */
function disclosuresOf({ unit }: DemoProduct, mrp: number) {
  return {
    country_of_origin: "India",
    maker: "Nila Loom, Burgher Street, Fort Kochi, Kerala 682001",
    mrp,
    net_quantity: NET_QUANTITIES[unit],
  };
}

/** In the words that the product's own texts and badges use. */
function highlightsOf({ maker, badges = [], unit, tags }: DemoProduct): Highlight[] {
  const { origin, isHousehold } = MAKERS[maker];
  return [
    { icon: "loom", text: isHousehold ? `Handwoven in ${origin}` : `Made in ${origin}` },
    ...(badges.includes("natural-dye") ? [{ icon: "leaf", text: "Dyed with plants" } as const] : []),
    ...(badges.includes("hand-spun") ? [{ icon: "hand", text: "Spun by hand" } as const] : []),
    ...(unit === "Mts" ? [{ icon: "ruler", text: "Cut in one length" } as const] : []),
    ...(tags.fibre.length === 1 ? [{ icon: "check", text: `Pure ${tags.fibre[0]?.toLowerCase()}` } as const] : []),
  ];
}

const ABOUT = { Mts: "About this cloth", Pcs: "About this piece", Kgs: "About this yarn" } as const;

function footnotesOf({ unit, about, fit, care }: DemoProduct) {
  const notes = [
    { name: ABOUT[unit], value: about },
    { name: "Fit", value: fit },
    { name: "Care", value: CARE[care] },
    { name: "Shipping and returns", value: DELIVERY_NOTES[unit] },
  ];
  return notes.flatMap(({ name, value }) => (value ? [{ name, value: sanitiseHtml(value) }] : []));
}
