import { addCartItemCall } from "@/lib/contracts/cart/calls";
import { toChosenItem } from "@/lib/contracts/cart/wire";
import { itemFields, toBag } from "@/lib/http/forms/cart";
import { bagToAnswer } from "@/lib/http/forms/cart-answer";
import { bagAskerOf } from "@/lib/http/forms/cart-asker";
import { handle } from "@/lib/http/handle";
import { optionalIdempotencyKeyOf } from "@/lib/http/idempotency-key";
import { addToBag } from "@/lib/workflows/cart/change";

export const POST = handle(
  addCartItemCall,
  async ({ body, request, ...asked }) => {
    const key = optionalIdempotencyKeyOf(request);
    return key.ok ? bagToAnswer(await addToBag(bagAskerOf(asked), toChosenItem(body), key.value)) : key;
  },
  { form: { toBody: itemFields, leadsTo: toBag } },
);
