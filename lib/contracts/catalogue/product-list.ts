import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import type { ProductCard, Stock } from "@/lib/domain/product/product";
import { UNITS } from "@/lib/domain/product/unit";

/**
 * An amount. In the API, amounts are numbers in major units of the base currency, and quantities are in the product's
 * unit.
 */
const amount = z.number().min(0);
const shownAmount = amount.nullable().meta({ description: "Null when the store hides its prices" });
const ownQuantity = z.number().min(0);
const quantity = z.number().nullable().meta({ description: "Null when the store does not count it" });

export const productCardWireSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  unit: z.enum(UNITS),
  min_quantity: ownQuantity.meta({ description: "The product's own minimum quantity; 0 where the store's applies" }),
  step_quantity: ownQuantity.meta({ description: "The product's own step; 0 where the store's applies" }),
  variant_status: z.boolean(),
  price_varies: z
    .boolean()
    .meta({ description: "Whether the variants differ in price; the prices are the lowest then" }),
  selling_price: shownAmount,
  disc_status: z.boolean(),
  discounted_price: shownAmount,
  stock: quantity,
  image: z
    .string()
    .meta({ description: "Path below /uploads/{store_id}/, or a full address; empty without a picture" }),
});
export type ProductCardWire = z.output<typeof productCardWireSchema>;

export const productListWireSchema = z.object({
  list: z.array(productCardWireSchema),
  total: z.number().int(),
  partial: z.boolean().meta({
    description: "Whether the products match only some of the words of the search, as none matches all",
  }),
  page: z.number().int(),
  limit: z.number().int(),
  total_pages: z.number().int(),
  available_filters: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      rank: z.number().int(),
      option_list: z.array(
        z.object({ slug: z.string(), name: z.string(), swatch: z.string(), count: z.number().int() }),
      ),
    }),
  ),
  price_range: z.object({ min: amount, max: amount }).nullable(),
});
export type ProductListWire = z.output<typeof productListWireSchema>;

export function productCardToWire(card: ProductCard): ProductCardWire {
  const { price } = card;
  return {
    _id: card.id,
    slug: card.slug,
    name: card.name,
    sku: card.sku,
    unit: card.unit,
    min_quantity: toMajor(card.minQuantity),
    step_quantity: toMajor(card.stepQuantity),
    variant_status: card.hasVariants,
    price_varies: card.priceVaries,
    selling_price: price && toMajor(price.sellingPrice),
    disc_status: price !== null && price.discountedPrice < price.sellingPrice,
    discounted_price: price && toMajor(price.discountedPrice),
    stock: stockToWire(card.stock),
    image: card.pictures[0]?.src ?? "",
  };
}

export function productListToWire(
  { products, total, isPartial, page, totalPages, pageSize }: ProductsPage & { pageSize: number },
  { groups, priceRange }: ListFilters,
): ProductListWire {
  return {
    list: products.map(productCardToWire),
    total,
    partial: isPartial,
    page,
    limit: pageSize,
    total_pages: totalPages,
    available_filters: groups.map(({ id, name, options }, index) => ({
      _id: id,
      name,
      rank: index + 1,
      option_list: options.map((option) => ({
        slug: option.slug,
        name: option.name,
        swatch: option.swatch ?? "",
        count: option.count,
      })),
    })),
    price_range: priceRange && { min: toMajor(priceRange.min), max: toMajor(priceRange.max) },
  };
}

export function stockToWire({ quantity }: Stock): number | null {
  return quantity === null ? null : toMajor(quantity);
}
