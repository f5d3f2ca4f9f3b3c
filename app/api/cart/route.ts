import { changeCartCall, readCartCall } from "@/lib/contracts/cart/calls";
import { bagToWire } from "@/lib/contracts/cart/wire";
import { ok } from "@/lib/domain/result";
import { detailFields, toBag } from "@/lib/http/forms/cart";
import { bagToAnswer } from "@/lib/http/forms/cart-answer";
import { bagAskerOf } from "@/lib/http/forms/cart-asker";
import { formMethods, handle } from "@/lib/http/handle";
import { changeBagDetails } from "@/lib/workflows/cart/change";
import { readBag } from "@/lib/workflows/cart/read";

export const GET = handle(readCartCall, async (asked) => ok(bagToWire(await readBag(bagAskerOf(asked)))));

export const PATCH = handle(
  changeCartCall,
  async ({ body, ...asked }) =>
    bagToAnswer(await changeBagDetails(bagAskerOf(asked), { note: body.note, isGiftWrapped: body.gift_wrap })),
  { form: { toBody: detailFields, leadsTo: toBag } },
);

export const POST = formMethods({ PATCH });
