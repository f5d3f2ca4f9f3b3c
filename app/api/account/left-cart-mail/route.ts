import { consentToWire, setLeftCartMailCall } from "@/lib/contracts/left-cart";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { formMethods } from "@/lib/http/handle";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { setCustomerConsent } from "@/lib/workflows/left-cart/consent";

const { profile } = ACCOUNT_PAGES;

export const PUT = handleForCustomer(
  setLeftCartMailCall,
  async ({ store, customer, body }) => {
    const set = await setCustomerConsent(store, customer.id, body.left_cart_mail);
    return set.ok ? ok(consentToWire(set.value)) : set;
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: profile, done: withDone(profile, "profile_saved") }),
    },
  },
);

export const POST = formMethods({ PUT });
