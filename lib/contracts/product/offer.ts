import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { renditionPath } from "@/lib/domain/media/picture";
import { picturePath } from "@/lib/domain/media/sources";
import type { Price, Product, Stock } from "@/lib/domain/product/product";
import { quantitiesOf } from "@/lib/domain/product/quantities";
import { colourBackground, optionSwatches, type Swatch } from "@/lib/domain/product/swatches";
import { UNITS } from "@/lib/domain/product/unit";
import type { StoreDetails } from "@/lib/domain/store/store";

const amount = z
  .number()
  .min(0)
  .nullable()
  .meta({ description: "In major units of the base currency; null when the store hides its prices" });

/** What is the same for a product without variants and for each variant. */
const sold = {
  sku: z.string(),
  selling_price: amount,
  discounted_price: amount,
  state: z.enum(["in_stock", "low", "sold_out"]),
  image: z
    .string()
    .meta({ description: "Path below /uploads/{store_id}/, or a full address; empty without a picture" }),
};

/** What shoppers choose from to add a product to the cart: its variants, with the swatches of their options. */
export const productOfferWireSchema = z.object({
  product_id: z.string(),
  slug: z.string(),
  name: z.string(),
  unit: z.enum(UNITS),
  currency: z.string(),
  min_quantity: z.number(),
  step_quantity: z.number(),
  needs_text: z.boolean().meta({ description: "True if shoppers have to write something on it, on its page" }),
  ...sold,
  variant_types: z.array(
    z.object({
      name: z.string(),
      option_list: z.array(
        z.object({
          name: z.string(),
          swatch: z.string().meta({ description: "A CSS background; empty where the option is shown as text" }),
          picture: z.string().meta({ description: "The path of a small picture of the option, or empty" }),
        }),
      ),
    }),
  ),
  variants: z.array(z.object({ id: z.string(), options: z.array(z.string()), ...sold })),
});
export type ProductOfferWire = z.output<typeof productOfferWireSchema>;

export function productOfferToWire(product: Product, store: StoreDetails): ProductOfferWire {
  const { minQuantity, stepQuantity } = quantitiesOf(product, store.setting);
  const swatches = optionSwatches(product, store.colours);
  const swatchOf = (typeIndex: number, option: string): Swatch | undefined => swatches[typeIndex]?.[option];
  return {
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    unit: product.unit,
    currency: store.baseCurrency,
    min_quantity: toMajor(minQuantity),
    step_quantity: toMajor(stepQuantity),
    needs_text: product.needsText,
    ...soldToWire(product),
    variant_types: product.variantTypes.map(({ name, options }, typeIndex) => ({
      name,
      option_list: options.map((option) => {
        const swatch = swatchOf(typeIndex, option);
        return {
          name: option,
          swatch: swatch && "codes" in swatch ? colourBackground(swatch.codes) : "",
          picture: swatch && "src" in swatch ? picturePath(store.id, renditionPath(swatch.src, "s")) : "",
        };
      }),
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      options: [...variant.options],
      ...soldToWire(variant),
    })),
  };
}

type Sold = { sku: string; price: Price | null; stock: Stock; pictures: readonly { src: string }[] };

function soldToWire({ sku, price, stock, pictures }: Sold) {
  return {
    sku,
    selling_price: price && toMajor(price.sellingPrice),
    discounted_price: price && toMajor(price.discountedPrice),
    state: stock.state,
    image: pictures[0]?.src ?? "",
  };
}
