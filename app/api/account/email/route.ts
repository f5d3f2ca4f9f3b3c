import { changeEmailCall } from "@/lib/contracts/customer/calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm } from "@/lib/http/forms/outcome";
import { toProof } from "@/lib/http/forms/proof";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { sendNewEmailCode } from "@/lib/workflows/customer/change-email";

const page = ACCOUNT_PAGES.profile;

export const POST = handleForCustomer(
  changeEmailCall,
  async ({ asker, customer, body }) =>
    sentCodeToAnswer(await sendNewEmailCode(asker, customer, { ...toProof(body), email: body.email })),
  {
    form: {
      redirectTo: (answer, fields) => redirectAfterForm(answer, fields, { form: page, done: page }),
    },
  },
);
