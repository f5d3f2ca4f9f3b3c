import { changeMobileCall, removeMobileCall } from "@/lib/contracts/customer/calls";
import { profileToWire } from "@/lib/contracts/customer/wire";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { toProof } from "@/lib/http/forms/proof";
import { formMethods } from "@/lib/http/handle";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { removeMobileNumber, sendMobileCode } from "@/lib/workflows/customer/change-mobile";

const page = ACCOUNT_PAGES.profile;

const send = handleForCustomer(
  changeMobileCall,
  async ({ asker, customer, body: { dial_code: dialCode, mobile, ...body } }) =>
    sentCodeToAnswer(await sendMobileCode(asker, customer, { ...toProof(body), dialCode, mobile })),
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterForm(answer, fields, { form: page, done: page }),
    },
  },
);

export const DELETE = handleForCustomer(
  removeMobileCall,
  async ({ store, customer }) => {
    const changed = await removeMobileNumber(store.id, customer);
    return changed.ok ? ok(profileToWire(changed.value)) : changed;
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "mobile_removed") }),
    },
  },
);

export const POST = formMethods({ POST: send, DELETE });
