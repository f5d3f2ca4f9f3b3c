import { moveCartItemCall } from "@/lib/contracts/cart/calls";
import { toCart } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { handle } from "@/lib/http/handle";
import { moveToWishlist } from "@/lib/workflows/wishlist/move-from-cart";

export const POST = handle(
  moveCartItemCall,
  async ({ params, ...call }) => cartToAnswer(await moveToWishlist(cartContextOf(call), params.item_id)),
  { form: { redirectTo: toCart } },
);
