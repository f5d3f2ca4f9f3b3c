import { toChosenItem } from "@/lib/contracts/cart/wire";
import { startCheckoutCall } from "@/lib/contracts/checkout/calls";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { ok } from "@/lib/domain/result";
import { itemFiles } from "@/lib/http/forms/cart";
import { identityPath, startFields, toStartedCheckout } from "@/lib/http/forms/checkout";
import { handle } from "@/lib/http/handle";
import { mayCheckOut } from "@/lib/workflows/checkout/read";
import { startCheckout } from "@/lib/workflows/checkout/start";

export const POST = handle(
  startCheckoutCall,
  async ({ store, visitor, body }) => {
    const started = await startCheckout(
      { store, visitor },
      { buyNow: body.buy_now ? toChosenItem(body.buy_now) : null, currencyCode: body.currency ?? null },
    );
    if (!started.ok) return started;
    const nextPage = mayCheckOut({ store, visitor })
      ? checkoutPath(started.value)
      : identityPath(started.value, { takesGuests: store.setting.guestCheckout });
    return ok({ checkout_id: started.value, leads_to: nextPage });
  },
  { form: { parseForm: startFields, redirectTo: toStartedCheckout, files: itemFiles } },
);
