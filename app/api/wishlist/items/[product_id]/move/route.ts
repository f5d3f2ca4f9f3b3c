import { toChosenItem } from "@/lib/contracts/cart/wire";
import { moveWishlistItemCall } from "@/lib/contracts/wishlist/calls";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { itemFields } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { toWishlistPage } from "@/lib/http/forms/wishlist";
import { handle } from "@/lib/http/handle";
import { moveWishlistItem } from "@/lib/workflows/wishlist/change";

export const POST = handle(
  moveWishlistItemCall,
  async ({ params, body, ...call }) =>
    cartToAnswer(await moveWishlistItem(cartContextOf(call), toChosenItem({ ...body, product_id: params.product_id }))),
  { form: { parseForm: itemFields, redirectTo: (answer) => (answer.ok ? CART_PAGE : toWishlistPage(answer)) } },
);
