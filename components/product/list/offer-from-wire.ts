import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { ProductOfferWire } from "@/lib/contracts/product/offer";
import type { ProductOffer, ShownSwatch } from "../chosen-variant";

type SoldWire = Pick<ProductOfferWire, "sku" | "selling_price" | "discounted_price" | "state" | "image">;
type OptionWire = ProductOfferWire["variant_types"][number]["option_list"][number];

/** What a list fetched about a product, as its buy box needs it. */
export function offerFromWire(wire: ProductOfferWire): ProductOffer {
  return {
    productId: wire.product_id,
    slug: wire.slug,
    name: wire.name,
    unit: wire.unit,
    currency: wire.currency,
    minQuantity: fromMajor(wire.min_quantity),
    stepQuantity: fromMajor(wire.step_quantity),
    ...soldFromWire(wire),
    variantTypes: wire.variant_types.map(({ name, option_list }) => ({
      name,
      options: option_list.map((option) => option.name),
    })),
    swatches: wire.variant_types.map(({ option_list }) => {
      const swatches = option_list.flatMap((option): [string, ShownSwatch][] => {
        const swatch = swatchFromWire(option);
        return swatch ? [[option.name, swatch]] : [];
      });
      return swatches.length > 0 ? Object.fromEntries(swatches) : null;
    }),
    variants: wire.variants.map((variant) => ({
      id: variant.id,
      options: variant.options,
      ...soldFromWire(variant),
    })),
  };
}

function swatchFromWire({ swatch, picture }: OptionWire): ShownSwatch | null {
  if (swatch) return { background: swatch };
  return picture ? { picture } : null;
}

function soldFromWire({ sku, selling_price, discounted_price, state, image }: SoldWire) {
  const hasPrice = selling_price !== null && discounted_price !== null;
  return {
    sku,
    price: hasPrice ? { sellingPrice: fromMajor(selling_price), discountedPrice: fromMajor(discounted_price) } : null,
    stock: { quantity: null, state },
    // Only the path is used: the cart shows it until the server has answered.
    pictures: image ? [{ src: image, width: 0, height: 0, alt: "" }] : [],
  };
}
