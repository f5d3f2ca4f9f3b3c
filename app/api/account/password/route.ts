import { changePasswordCall } from "@/lib/contracts/customer/calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { toProof } from "@/lib/http/forms/proof";
import { formMethods } from "@/lib/http/handle";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { changePassword } from "@/lib/workflows/authentication/change-password";

const page = ACCOUNT_PAGES.profile;

export const PUT = handleForCustomer(
  changePasswordCall,
  async ({ asker, customer, body }) =>
    doneToAnswer(await changePassword(asker, customer, { ...toProof(body), password: body.password })),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "password_changed") }),
    },
  },
);

export const POST = formMethods({ PUT });
