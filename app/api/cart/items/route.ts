import { addCartItemCall } from "@/lib/contracts/cart/calls";
import { toChosenItem } from "@/lib/contracts/cart/wire";
import { itemFields, itemFiles, toCart } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { handle } from "@/lib/http/handle";
import { optionalIdempotencyKeyOf } from "@/lib/http/idempotency-key";
import { addToCart } from "@/lib/workflows/cart/change";

export const POST = handle(
  addCartItemCall,
  async ({ body, request, ...call }) => {
    const key = optionalIdempotencyKeyOf(request);
    return key.ok ? cartToAnswer(await addToCart(cartContextOf(call), toChosenItem(body), key.value)) : key;
  },
  { form: { parseForm: itemFields, redirectTo: toCart, files: itemFiles } },
);
