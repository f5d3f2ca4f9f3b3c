import { changeCartItemCall, removeCartItemCall } from "@/lib/contracts/cart/calls";
import { quantityField, toBag } from "@/lib/http/forms/cart";
import { bagToAnswer } from "@/lib/http/forms/cart-answer";
import { bagAskerOf } from "@/lib/http/forms/cart-asker";
import { formMethods, handle } from "@/lib/http/handle";
import { changeQuantity, removeFromBag } from "@/lib/workflows/cart/change";

export const PATCH = handle(
  changeCartItemCall,
  async ({ params, body, ...asked }) =>
    bagToAnswer(await changeQuantity(bagAskerOf(asked), params.item_id, body.quantity)),
  { form: { toBody: quantityField, leadsTo: toBag } },
);

export const DELETE = handle(
  removeCartItemCall,
  async ({ params, ...asked }) => bagToAnswer(await removeFromBag(bagAskerOf(asked), params.item_id)),
  { form: { toBody: () => undefined, leadsTo: toBag } },
);

export const POST = formMethods({ PATCH, DELETE });
