import { changeCartCall, readCartCall } from "@/lib/contracts/cart-calls";
import { bagToWire } from "@/lib/contracts/cart-wire";
import { ok } from "@/lib/domain/result";
import { formMethods, handle } from "@/lib/http";
import { bagToAnswer } from "@/lib/http/bag-answer";
import { bagAskerOf } from "@/lib/http/bag-asker";
import { detailFields, toBag } from "@/lib/http/bag-form";
import { changeBagDetails } from "@/lib/workflows/bag/change-bag";
import { readBag } from "@/lib/workflows/bag/read-bag";

export const GET = handle(readCartCall, async (asked) => ok(bagToWire(await readBag(bagAskerOf(asked)))));

export const PATCH = handle(
  changeCartCall,
  async ({ body, ...asked }) =>
    bagToAnswer(await changeBagDetails(bagAskerOf(asked), { note: body.note, isGiftWrapped: body.gift_wrap })),
  { form: { toBody: detailFields, leadsTo: toBag } },
);

export const POST = formMethods({ PATCH });
