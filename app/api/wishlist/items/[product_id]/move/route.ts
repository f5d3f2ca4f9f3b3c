import { toChosenItem } from "@/lib/contracts/cart-wire";
import { moveWishCall } from "@/lib/contracts/wish-list-calls";
import { BAG_PAGE } from "@/lib/domain/bag-page";
import { handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { itemFields } from "@/lib/http/bag-form";
import { toWishListPage } from "@/lib/http/wish-list-form";
import { moveWish } from "@/lib/workflows/wish-list/change-wish-list";

export const POST = handle(
  moveWishCall,
  async ({ params, body, ...asked }) =>
    bagToAnswer(await moveWish(bagAskerOf(asked), toChosenItem({ ...body, product_id: params.product_id }))),
  { form: { toBody: itemFields, leadsTo: (answer) => (answer.ok ? BAG_PAGE : toWishListPage(answer)) } },
);
