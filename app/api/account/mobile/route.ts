import { changeMobileCall, removeMobileCall } from "@/lib/contracts/account-calls";
import { profileToWire } from "@/lib/contracts/account-wire";
import { removeMobile } from "@/lib/data/customers";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { ok } from "@/lib/domain/result";
import { formMethods } from "@/lib/http";
import { sentCodeToAnswer } from "@/lib/http/account-answers";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { sendMobileCode } from "@/lib/workflows/account/change-mobile";

const page = ACCOUNT_PAGES.profile;

const send = handleForCustomer(
  changeMobileCall,
  async ({ asker, body: { dial_code: dialCode, mobile } }) =>
    sentCodeToAnswer(await sendMobileCode(asker, { dialCode, mobile })),
  {
    form: {
      toBody: (fields) => ({ dial_code: fields.get("dial_code"), mobile: fields.get("mobile") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: page }),
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
      toBody: () => undefined,
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "mobile_removed") }),
    },
  },
);

export const POST = formMethods({ POST: send, DELETE });
