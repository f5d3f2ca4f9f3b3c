import { renditionPath, withoutPreview } from "@/lib/domain/media/picture";
import { picturePath } from "@/lib/domain/media/sources";
import type { Product } from "@/lib/domain/product/product";
import { quantitiesOf } from "@/lib/domain/product/quantities";
import { colourBackground, optionSwatches, type Swatch } from "@/lib/domain/product/swatches";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { ProductOffer, ShownSwatch } from "./chosen-variant";

/** The fields of a product that its buy box needs in the browser. */
export function toOffer(product: Product, store: StoreDetails, hasSizeChart: boolean): ProductOffer {
  const { sku, unit, slug, name, stock, price, pictures, variantTypes } = product;
  return {
    productId: product.id,
    slug,
    name,
    sku,
    unit,
    stock,
    price,
    pictures: pictures.map((picture, index) => (index === 0 ? picture : withoutPreview(picture))),
    variantTypes,
    ...swatchesOf(product, store),
    ...(hasSizeChart && { hasSizeChart }),
    currency: store.baseCurrency,
    ...quantitiesOf(product, store.setting),
    ...(product.personalFields.length > 0 && { isPersonal: true }),
    ...(product.allowsPreorder && { allowsPreorder: true }),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      stock: variant.stock,
      price: variant.price,
      pictures: variant.pictures.map(withoutPreview),
    })),
  };
}

function swatchesOf(product: Product, store: StoreDetails): Pick<ProductOffer, "swatches"> {
  const types = optionSwatches(product, store.colours);
  if (types.every((type) => type === null)) return {};
  return {
    swatches: types.map(
      (type) =>
        type && Object.fromEntries(Object.entries(type).map(([option, swatch]) => [option, toShown(store.id, swatch)])),
    ),
  };
}

function toShown(storeId: StoreId, swatch: Swatch): ShownSwatch {
  if ("codes" in swatch) return { background: colourBackground(swatch.codes) };
  return { picture: picturePath(storeId, renditionPath(swatch.src, "s")) };
}
