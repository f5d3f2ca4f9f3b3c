import { readStore } from "@/lib/cached/read-store";
import { checkoutToWire, toCheckoutChange } from "@/lib/contracts/checkout/wire";
import { priceDeskDraftCall } from "@/lib/contracts/order/desk-calls";
import { isProvider } from "@/lib/domain/payment/payment";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { COUNTRY_CHOICES, countryOfStore } from "@/lib/workflows/address/country-choices";
import { priceDeskDraft } from "@/lib/workflows/order/at-desk";

export const POST = handle(priceDeskDraftCall, async ({ storeId, body }) => {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const { draft_id: draftId, contact, items, choices } = body;
  const priced = await priceDeskDraft(store, { draftId, contact, items, choices: toCheckoutChange(choices) });
  if (!priced.ok) return priced;
  const wire = checkoutToWire(priced.value);
  return ok({
    ...wire,
    payments: wire.payments.filter(({ kind }) => !isProvider(kind)),
    countries: COUNTRY_CHOICES.map(({ code, name, dialCode }) => ({ code, name, dial_code: dialCode })),
    country: countryOfStore(store).code,
  });
});
