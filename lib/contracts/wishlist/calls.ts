import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { cartItemBodySchema, cartWireSchema, NEW_ITEM_REFUSALS } from "@/lib/contracts/cart/calls";
import { productCardWireSchema } from "@/lib/contracts/catalogue/product-list";
import { line, momentSchema } from "@/lib/contracts/customer/fields";

const wishlistItemsSchema = z.array(
  z.object({
    product_id: z.string(),
    name: z.string(),
    variant_types: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: "The variant chosen in the cart from which the product was moved here; else empty" }),
    product: productCardWireSchema.nullable().meta({ description: "Null when the product is no longer sold" }),
    added_on: momentSchema,
    price_when_added: z
      .number()
      .nullable()
      .meta({ description: "In the base currency, without the additional charge; null where the store hides prices" }),
    marks: z
      .array(z.enum(["price_dropped", "back_in_stock", "sold_out", "not_sold"]))
      .meta({ description: "Changes since the product was saved or an alert was requested" }),
    alert: z.boolean().meta({ description: "True while an e-mail alert is requested for a lower price or new stock" }),
  }),
);

export const wishlistWireSchema = z.object({
  list: wishlistItemsSchema.meta({ description: "Newest first" }),
  share_token: z
    .string()
    .nullable()
    .meta({ description: "Part of the link to the shared wishlist; null while it is not shared" }),
});
export type WishlistWire = z.output<typeof wishlistWireSchema>;
export type WishlistItemWire = WishlistWire["list"][number];

export const sharedWishlistWireSchema = z.object({
  list: z.array(productCardWireSchema).meta({ description: "The products that are still sold" }),
});

const productId = line(64).min(1);
const params = z.object({ product_id: productId });
const slug = line(300)
  .min(1)
  .meta({ description: "The slug of the product's page; a product card does not know the id" });

export const readWishlistCall = defineCall({
  method: "GET",
  path: "/api/wishlist",
  caller: "visitor",
  summary: "The visitor's wishlist",
  answer: wishlistWireSchema,
});

export const addWishlistItemCall = defineCall({
  method: "POST",
  path: "/api/wishlist/items",
  caller: "visitor",
  summary: "Adds a product to the wishlist. A product that is on it already stays as it is.",
  body: z.union([z.object({ product_id: productId }), z.object({ slug })]),
  answer: wishlistWireSchema,
  refusals: ["product_unknown", "wish_list_full"],
});

export const requestWishlistAlertCall = defineCall({
  method: "PATCH",
  path: "/api/wishlist/items/{product_id}",
  caller: "customer",
  summary: "Requests or cancels one e-mail for when the product costs less than now or is back in stock.",
  params,
  body: z.object({ alert: z.boolean() }),
  answer: wishlistWireSchema,
  refusals: ["item_unknown"],
});

export const removeWishlistItemCall = defineCall({
  method: "DELETE",
  path: "/api/wishlist/items/{product_id}",
  caller: "visitor",
  summary: "Removes a product from the wishlist.",
  params,
  answer: wishlistWireSchema,
  refusals: ["item_unknown"],
});

export const moveWishlistItemCall = defineCall({
  method: "POST",
  path: "/api/wishlist/items/{product_id}/move",
  caller: "visitor",
  part: "ordering",
  summary: "Moves a product from the wishlist to the cart. Returns the cart.",
  params,
  query: z.object({ currency: z.string().max(10).optional() }),
  body: cartItemBodySchema.omit({ product_id: true }),
  answer: cartWireSchema,
  refusals: NEW_ITEM_REFUSALS,
});

export const shareWishlistCall = defineCall({
  method: "PUT",
  path: "/api/wishlist/shared",
  caller: "visitor",
  summary: "Shares the wishlist by a link, or stops sharing. The next link has a new token.",
  body: z.object({ shared: z.boolean() }),
  answer: wishlistWireSchema,
});

export const readSharedWishlistCall = defineCall({
  method: "GET",
  path: "/api/wishlist/shared/{share_token}",
  caller: "shop",
  summary: "A shared wishlist. The response does not say whose it is.",
  params: z.object({ share_token: z.string().regex(/^[\w-]{43}$/) }),
  answer: sharedWishlistWireSchema,
  refusals: ["list_unknown"],
});
