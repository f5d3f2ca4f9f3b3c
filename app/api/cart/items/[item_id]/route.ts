import { changeCartItemCall, removeCartItemCall } from "@/lib/contracts/cart-calls";
import { formMethods, handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { quantityField, toBag } from "@/lib/http/bag-form";
import { changeQuantity, removeFromBag } from "@/lib/workflows/bag/change-bag";

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
