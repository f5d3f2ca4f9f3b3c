import type { WishlistItemWire } from "@/lib/contracts/wishlist/calls";

type Product = NonNullable<WishlistItemWire["product"]>;

/** A wishlist item in wire format, for the product with this slug. */
export function aWishlistItem(
  slug: string,
  rest: Partial<WishlistItemWire> = {},
  product: Partial<Product> = {},
): WishlistItemWire {
  const name = `The ${slug}`;
  return {
    product_id: `id-${slug}`,
    name,
    variant_types: [],
    product: {
      _id: `id-${slug}`,
      slug,
      name,
      sku: slug,
      unit: "Pcs",
      min_quantity: 0,
      step_quantity: 0,
      variant_status: false,
      price_varies: false,
      selling_price: 1000,
      disc_status: false,
      discounted_price: 1000,
      stock: 5,
      image: "products/a.webp",
      ...product,
    },
    added_on: "2026-11-21T10:15:00.000Z",
    price_when_added: 1000,
    marks: [],
    alert: false,
    ...rest,
  };
}
