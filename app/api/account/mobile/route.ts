import { changeMobileCall, removeMobileCall } from "@/lib/contracts/customer/calls";
import { profileToWire } from "@/lib/contracts/customer/wire";
import { removeMobile } from "@/lib/data/customer/customers";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { formMethods } from "@/lib/http/handle";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { sendMobileCode } from "@/lib/workflows/customer/change-mobile";

const page = ACCOUNT_PAGES.profile;

const send = handleForCustomer(
  changeMobileCall,
  async ({ asker, body: { dial_code: dialCode, mobile } }) =>
    sentCodeToAnswer(await sendMobileCode(asker, { dialCode, mobile })),
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterForm(answer, fields, { form: page, done: page }),
    },
  },
);

export const DELETE = handleForCustomer(
  removeMobileCall,
  async ({ store, customer }) => {
    const changed = await removeMobile(store.id, customer.id);
    return changed ? ok(profileToWire(changed)) : { ok: false, code: "sign_in_needed" };
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "mobile_removed") }),
    },
  },
);

export const POST = formMethods({ POST: send, DELETE });
