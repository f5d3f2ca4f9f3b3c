import { confirmMobileCall } from "@/lib/contracts/account-calls";
import { profileToWire } from "@/lib/contracts/account-wire";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { ok } from "@/lib/domain/result";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { confirmMobile } from "@/lib/workflows/account/change-mobile";

const page = ACCOUNT_PAGES.profile;

export const POST = handleForCustomer(
  confirmMobileCall,
  async ({ asker, body: { code } }) => {
    const changed = await confirmMobile(asker, code);
    return changed.ok ? ok(profileToWire(changed.value)) : changed;
  },
  {
    form: {
      toBody: (fields) => ({ code: fields.get("code") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "mobile_saved") }),
    },
  },
);
