import { toChosenItem } from "@/lib/contracts/cart/wire";
import { moveWishCall } from "@/lib/contracts/wishlist/calls";
import { BAG_PAGE } from "@/lib/domain/cart/page";
import { itemFields } from "@/lib/http/forms/cart";
import { bagToAnswer } from "@/lib/http/forms/cart-answer";
import { bagAskerOf } from "@/lib/http/forms/cart-asker";
import { toWishListPage } from "@/lib/http/forms/wishlist";
import { handle } from "@/lib/http/handle";
import { moveWish } from "@/lib/workflows/wishlist/change";

export const POST = handle(
  moveWishCall,
  async ({ params, body, ...asked }) =>
    bagToAnswer(await moveWish(bagAskerOf(asked), toChosenItem({ ...body, product_id: params.product_id }))),
  { form: { toBody: itemFields, leadsTo: (answer) => (answer.ok ? BAG_PAGE : toWishListPage(answer)) } },
);
