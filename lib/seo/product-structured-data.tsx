import { processors } from "next-seo";
import { decimalMoney } from "@/lib/domain/currency/money";
import { productPath, variantPath } from "@/lib/domain/product/path";
import type { Price, Product, Stock, Variant } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { returnDaysOf } from "@/lib/domain/return/terms";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";
import { plainText } from "./plain-text";
import { priceValidUntil, validGtin } from "./product-facts";
import { storeReference } from "./store-structured-data";
import { type SchemaObject, StructuredData } from "./structured-data";

const DESCRIPTION_LENGTH = 320;

/** UN/CEFACT codes for the units of prices, as schema.org requires them. A price per piece needs no unit. */
const UNIT_CODES: Partial<Record<Unit, string>> = { Mts: "MTR", Kgs: "KGM" };

const AVAILABILITY = {
  in_stock: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  sold_out: "https://schema.org/OutOfStock",
} as const;

/** Variant types that are properties in schema.org, by the names that owners usually give them. */
const KNOWN_TYPES: Record<string, "color" | "size" | "material" | "pattern"> = {
  colour: "color",
  color: "color",
  size: "size",
  material: "material",
  fabric: "material",
  pattern: "pattern",
};
const knownType = (name: string) => KNOWN_TYPES[name.trim().toLowerCase()];

/**
 * The product as structured data. If it has variants, it is a product group, in which every variant has its own URL and
 * offer. Prices are in the base currency; a store that hides prices has none. There are no ratings, because the shop
 * has no reviews.
 *
 * @internal Exported for tests.
 */
export function productData(store: StoreDetails, product: Product, facts: OfferFacts): SchemaObject {
  const url = absoluteUrl(store, productPath(product.slug));
  const shown = {
    "@id": `${url}#product`,
    url,
    name: product.name,
    description: plainText(product.description || product.summary || product.name, DESCRIPTION_LENGTH),
    image: product.pictures.map((picture) => pictureUrl(store, picture)),
    brand: processors.processBrand({ name: product.brand || store.name }),
    category: product.googleCategory || product.categories[0]?.name,
  };
  if (product.variants.length === 0) {
    return {
      "@type": "Product",
      ...shown,
      ...identity(product),
      ...offerData(store, product, { ...product, url }, facts),
    };
  }
  const types = product.variantTypes.flatMap(({ name }) => knownType(name) ?? []);
  return {
    "@type": "ProductGroup",
    ...shown,
    productGroupID: product.id,
    ...(types.length > 0 && { variesBy: processors.processVariesBy(types) }),
    hasVariant: product.variants.map((variant) => variantData(store, product, variant, facts)),
  };
}

function variantData(store: StoreDetails, product: Product, variant: Variant, facts: OfferFacts): SchemaObject {
  const url = absoluteUrl(store, variantPath(product.slug, variant.sku));
  const [picture] = variantPictures(product, variant);
  return {
    "@type": "Product",
    url,
    name: `${product.name}, ${variant.options.join(", ")}`,
    ...identity(variant),
    ...(picture && { image: pictureUrl(store, picture) }),
    ...chosenOptions(product, variant),
    ...offerData(store, product, { ...variant, url }, facts),
  };
}

function identity({ sku, barcode }: { sku: string; barcode: string }) {
  const gtin = validGtin(barcode);
  return { sku, mpn: sku, ...(gtin && { gtin }) };
}

function chosenOptions({ variantTypes }: Product, { options }: Variant) {
  const chosen = variantTypes.map(({ name }, index) => ({ name, value: options[index] ?? "" }));
  const otherTypes = chosen.filter(({ name }) => !knownType(name));
  return {
    ...Object.fromEntries(chosen.flatMap(({ name, value }) => (knownType(name) ? [[knownType(name), value]] : []))),
    ...(otherTypes.length > 0 && {
      additionalProperty: otherTypes.map((other) => ({ "@type": "PropertyValue", ...other })),
    }),
  };
}

const RETURN_FEES = {
  shop: "https://schema.org/FreeReturn",
  customer: "https://schema.org/ReturnFeesCustomerResponsibility",
} as const;

/** `country` is the code of the store's country. */
type OfferFacts = { today: Date; country: string };

type Offered = { price: Price | null; stock: Stock; url: string };

/**
 * The offer of a product or variant as structured data. Empty if the store hides prices, because schema.org requires a
 * price in an offer.
 */
function offerData(store: StoreDetails, product: Product, offered: Offered, { today, country }: OfferFacts) {
  const { unit, minQuantity } = product;
  const { price, stock, url } = offered;
  if (!price) return {};
  const { sellingPrice, discountedPrice } = price;
  const priceCurrency = store.baseCurrency;
  const unitCode = UNIT_CODES[unit];
  const specifications = [
    ...(sellingPrice > discountedPrice
      ? [
          {
            priceType: "https://schema.org/StrikethroughPrice" as const,
            price: decimalMoney(sellingPrice),
            priceCurrency,
          },
        ]
      : []),
    ...(unitCode
      ? [{ price: decimalMoney(discountedPrice), priceCurrency, referenceQuantity: { value: 1, unitCode } }]
      : []),
  ];
  const offers = processors.processProductOffer({
    url,
    price: decimalMoney(discountedPrice),
    priceCurrency,
    priceValidUntil: priceValidUntil(today, store.timeZone),
    availability: AVAILABILITY[stock.state],
    itemCondition: "https://schema.org/NewCondition",
    seller: storeReference(store),
    ...returnPolicy(store, product, country),
    ...(specifications.length > 0 && { priceSpecification: specifications }),
  });
  return {
    offers: minQuantity > 0 ? { ...offers, eligibleQuantity: eligibleQuantity(minQuantity, unitCode) } : offers,
  };
}

/**
 * How the product is returned, by the same settings as on the page of an order; nothing if the owner says nothing.
 */
function returnPolicy({ setting }: StoreDetails, product: Product, country: string) {
  const days = returnDaysOf(setting, product);
  if (days === null) return {};
  const applicable = { applicableCountry: country };
  if (days === 0) {
    return {
      hasMerchantReturnPolicy: {
        ...applicable,
        returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      },
    };
  }
  return {
    hasMerchantReturnPolicy: {
      ...applicable,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: days,
      returnMethod: "https://schema.org/ReturnByMail",
      returnFees: RETURN_FEES[setting.returns.paidBy],
    },
  };
}

/** From which quantity on the product is sold, if it has a minimum of its own. Pieces need no unit. */
function eligibleQuantity(minQuantity: number, unitCode: string | undefined): SchemaObject {
  return { "@type": "QuantitativeValue", minValue: minQuantity / 100, ...(unitCode && { unitCode }) };
}

type Props = { store: StoreDetails; product: Product } & OfferFacts;

export function ProductStructuredData({ store, product, ...facts }: Props) {
  return <StructuredData objects={[productData(store, product, facts)]} />;
}
