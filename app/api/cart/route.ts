import { changeCartCall, readCartCall } from "@/lib/contracts/cart/calls";
import { cartToWire } from "@/lib/contracts/cart/wire";
import { ok } from "@/lib/domain/result";
import { clientAddress } from "@/lib/http/client-address";
import { toCart } from "@/lib/http/forms/cart";
import { cartToAnswer } from "@/lib/http/forms/cart-answer";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { formMethods, handle } from "@/lib/http/handle";
import { changeCartDetails } from "@/lib/workflows/cart/change";
import { readCart } from "@/lib/workflows/cart/read";

export const GET = handle(readCartCall, async (call) => ok(cartToWire(await readCart(cartContextOf(call)))));

export const PATCH = handle(
  changeCartCall,
  async ({ body, ...call }) => {
    const editor = { ...cartContextOf(call), address: clientAddress(call.request) };
    const details = {
      note: body.note,
      isGiftWrapped: body.gift_wrap,
      giftMessage: body.gift_message,
      hidesPrices: body.hide_prices,
      offerCode: body.offer_code,
    };
    return cartToAnswer(await changeCartDetails(editor, details));
  },
  { form: { redirectTo: toCart } },
);

export const POST = formMethods({ PATCH });
