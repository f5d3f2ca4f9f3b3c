import { moveCartItemCall } from "@/lib/contracts/cart-calls";
import { handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { toBag } from "@/lib/http/bag-form";
import { moveToWishList } from "@/lib/workflows/wish-list/move-to-wish-list";

export const POST = handle(
  moveCartItemCall,
  async ({ params, ...asked }) => bagToAnswer(await moveToWishList(bagAskerOf(asked), params.item_id)),
  { form: { toBody: () => undefined, leadsTo: toBag } },
);
