import { moveCartItemCall } from "@/lib/contracts/cart/calls";
import { toBag } from "@/lib/http/forms/cart";
import { bagToAnswer } from "@/lib/http/forms/cart-answer";
import { bagAskerOf } from "@/lib/http/forms/cart-asker";
import { handle } from "@/lib/http/handle";
import { moveToWishList } from "@/lib/workflows/wishlist/move-from-cart";

export const POST = handle(
  moveCartItemCall,
  async ({ params, ...asked }) => bagToAnswer(await moveToWishList(bagAskerOf(asked), params.item_id)),
  { form: { toBody: () => undefined, leadsTo: toBag } },
);
