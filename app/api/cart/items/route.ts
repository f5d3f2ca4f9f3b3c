import { addCartItemCall } from "@/lib/contracts/cart-calls";
import { toChosenItem } from "@/lib/contracts/cart-wire";
import { handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { itemFields, toBag } from "@/lib/http/bag-form";
import { optionalIdempotencyKeyOf } from "@/lib/http/idempotency-key";
import { addToBag } from "@/lib/workflows/bag/change-bag";

export const POST = handle(
  addCartItemCall,
  async ({ body, request, ...asked }) => {
    const key = optionalIdempotencyKeyOf(request);
    return key.ok ? bagToAnswer(await addToBag(bagAskerOf(asked), toChosenItem(body), key.value)) : key;
  },
  { form: { toBody: itemFields, leadsTo: toBag } },
);
