import { moveCartItemCall } from "@/lib/contracts/cart/calls";
import { toCart } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartAskerOf } from "@/lib/http/forms/cart-asker";
import { handle } from "@/lib/http/handle";
import { moveToWishlist } from "@/lib/workflows/wishlist/move-from-cart";

export const POST = handle(
  moveCartItemCall,
  async ({ params, ...asked }) => cartToAnswer(await moveToWishlist(cartAskerOf(asked), params.item_id)),
  { form: { parseForm: () => undefined, redirectTo: toCart } },
);
