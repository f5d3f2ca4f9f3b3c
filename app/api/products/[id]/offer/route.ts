import { getProduct } from "@/lib/cached/product";
import { productOfferCall } from "@/lib/contracts/product/calls";
import { productOfferToWire } from "@/lib/contracts/product/offer";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** What shoppers choose from to add a product to the cart, for cards; `id` is the product's slug. */
export const GET = handle(productOfferCall, async ({ store, params: { id } }) => {
  const product = await getProduct(store.id, id);
  return product ? ok(productOfferToWire(product, store)) : fail("product_unknown");
});
