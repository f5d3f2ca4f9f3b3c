import { changeCheckoutCall, readCheckoutCall } from "@/lib/contracts/checkout/calls";
import { checkoutToWire, toCheckoutChange } from "@/lib/contracts/checkout/wire";
import { ok } from "@/lib/domain/result";
import { clientAddress } from "@/lib/http/client-address";
import { changeFields, isTypedByShopper, toCheckoutStep } from "@/lib/http/forms/checkout";
import { formMethods, handle } from "@/lib/http/handle";
import { changeCheckout } from "@/lib/workflows/checkout/change";
import { mayCheckOut, readCheckout } from "@/lib/workflows/checkout/read";

export const GET = handle(readCheckoutCall, async ({ store, visitor, params }) => {
  if (!mayCheckOut({ store, visitor })) return { ok: false, code: "sign_in_needed" };
  const priced = await readCheckout({ store, visitor }, params.checkout_id);
  return priced ? ok(checkoutToWire(priced)) : { ok: false, code: "checkout_unknown" };
});

export const PATCH = handle(
  changeCheckoutCall,
  async ({ store, visitor, params, body, request }) => {
    const editor = { store, visitor, address: clientAddress(request) };
    const changed = await changeCheckout(editor, params.checkout_id, toCheckoutChange(body));
    return changed.ok ? ok(checkoutToWire(changed.value)) : changed;
  },
  { form: { parseForm: changeFields, redirectTo: toCheckoutStep, keepsField: isTypedByShopper } },
);

export const POST = formMethods({ PATCH });
