import { addCartItemCall } from "@/lib/contracts/cart-calls";
import { toChosenItem } from "@/lib/contracts/cart-wire";
import { handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { itemFields, toBag } from "@/lib/http/bag-form";
import { addToBag } from "@/lib/workflows/bag/change-bag";

export const POST = handle(
  addCartItemCall,
  async ({ body, ...asked }) => bagToAnswer(await addToBag(bagAskerOf(asked), toChosenItem(body))),
  { form: { toBody: itemFields, leadsTo: toBag } },
);
