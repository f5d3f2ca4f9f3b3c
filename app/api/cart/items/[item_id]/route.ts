import { changeCartItemCall, removeCartItemCall } from "@/lib/contracts/cart/calls";
import { toCart } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { formMethods, handle } from "@/lib/http/handle";
import { changeQuantity, removeFromCart } from "@/lib/workflows/cart/change";

export const PATCH = handle(
  changeCartItemCall,
  async ({ params, body, ...call }) =>
    cartToAnswer(await changeQuantity(cartContextOf(call), params.item_id, body.quantity)),
  { form: { redirectTo: toCart } },
);

export const DELETE = handle(
  removeCartItemCall,
  async ({ params, ...call }) => cartToAnswer(await removeFromCart(cartContextOf(call), params.item_id)),
  { form: { redirectTo: toCart } },
);

export const POST = formMethods({ PATCH, DELETE });
