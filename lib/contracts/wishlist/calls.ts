import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { cartItemBodySchema, cartWireSchema, NEW_ITEM_REFUSALS } from "@/lib/contracts/cart/calls";
import { productCardWireSchema } from "@/lib/contracts/catalogue/product-list";
import { line, momentSchema } from "@/lib/contracts/customer/fields";

const wishlistItemsSchema = z.array(
  z.object({
    product_id: z.string(),
    name: z.string(),
    product: productCardWireSchema.nullable().meta({ description: "Null when it is sold no more" }),
    added_on: momentSchema,
    price_when_added: z
      .number()
      .nullable()
      .meta({ description: "In the base currency, without the additional charge; null where the store hides prices" }),
    marks: z
      .array(z.enum(["price_dropped", "back_in_stock", "sold_out", "not_sold"]))
      .meta({ description: "What has become of it since it was put on the list, or an alert was asked for" }),
    alert: z.boolean().meta({ description: "A mail is to tell when it costs less or is back" }),
  }),
);

export const wishlistWireSchema = z.object({
  list: wishlistItemsSchema.meta({ description: "The latest wish first" }),
  share_token: z
    .string()
    .nullable()
    .meta({ description: "For the link to the shared list; null while it is not shared" }),
});
export type WishlistWire = z.output<typeof wishlistWireSchema>;
export type WishlistItemWire = WishlistWire["list"][number];

export const sharedWishlistWireSchema = z.object({
  list: z.array(productCardWireSchema).meta({ description: "What is still sold of it" }),
});

const productId = line(64).min(1);
const params = z.object({ product_id: productId });
const slug = line(300).min(1).meta({ description: "Of the product's page, which is all that a card knows of it" });

export const readWishlistCall = defineCall({
  method: "GET",
  path: "/api/wishlist",
  caller: "visitor",
  summary: "The visitor's wish list",
  answer: wishlistWireSchema,
});

export const addWishlistItemCall = defineCall({
  method: "POST",
  path: "/api/wishlist/items",
  caller: "visitor",
  summary: "Puts a product on the wish list; one that is on it stays.",
  body: z.union([z.object({ product_id: productId }), z.object({ slug })]),
  answer: wishlistWireSchema,
  refusals: ["product_unknown", "wish_list_full"],
});

export const requestWishlistAlertCall = defineCall({
  method: "PATCH",
  path: "/api/wishlist/items/{product_id}",
  caller: "customer",
  summary: "Asks for one mail when the product costs less than now or is back, or takes that back.",
  params,
  body: z.object({ alert: z.boolean() }),
  answer: wishlistWireSchema,
  refusals: ["item_unknown"],
});

export const removeWishlistItemCall = defineCall({
  method: "DELETE",
  path: "/api/wishlist/items/{product_id}",
  caller: "visitor",
  summary: "Takes a product off the wish list.",
  params,
  answer: wishlistWireSchema,
  refusals: ["item_unknown"],
});

export const moveWishlistItemCall = defineCall({
  method: "POST",
  path: "/api/wishlist/items/{product_id}/move",
  caller: "visitor",
  part: "ordering",
  summary: "Puts a wish into the bag and takes it off the list. Answers the bag.",
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
  summary: "Shows the list to whoever has the link, or takes it back: the next link is another.",
  body: z.object({ shared: z.boolean() }),
  answer: wishlistWireSchema,
});

export const readSharedWishlistCall = defineCall({
  method: "GET",
  path: "/api/wishlist/shared/{share_token}",
  caller: "shop",
  summary: "A list that its owner shares; it does not say whose it is.",
  params: z.object({ share_token: z.string().regex(/^[\w-]{43}$/) }),
  answer: sharedWishlistWireSchema,
  refusals: ["list_unknown"],
});
