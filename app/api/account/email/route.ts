import { changeEmailCall } from "@/lib/contracts/account-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { sentCodeToAnswer } from "@/lib/http/account-answers";
import { formAnswer } from "@/lib/http/form-answer";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { proofFields, toProof } from "@/lib/http/proof-fields";
import { sendNewEmailCode } from "@/lib/workflows/account/change-email";

const page = ACCOUNT_PAGES.profile;

export const POST = handleForCustomer(
  changeEmailCall,
  async ({ asker, customer, body }) =>
    sentCodeToAnswer(await sendNewEmailCode(asker, customer, { ...toProof(body), email: body.email })),
  {
    form: {
      toBody: (fields) => ({ ...proofFields(fields), email: fields.get("email") }),
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: page }),
    },
  },
);
