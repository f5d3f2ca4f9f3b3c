import { changePasswordCall } from "@/lib/contracts/account-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { formMethods } from "@/lib/http";
import { doneToAnswer } from "@/lib/http/account-answers";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { proofFields, toProof } from "@/lib/http/proof-fields";
import { changePassword } from "@/lib/workflows/account/change-password";

const page = ACCOUNT_PAGES.profile;

export const PUT = handleForCustomer(
  changePasswordCall,
  async ({ asker, customer, body }) =>
    doneToAnswer(await changePassword(asker, customer, { ...toProof(body), password: body.password })),
  {
    form: {
      toBody: (fields) => ({ ...proofFields(fields), password: fields.get("password") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "password_changed") }),
    },
  },
);

export const POST = formMethods({ PUT });
