import { sendProofCall } from "@/lib/contracts/customer/calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { sendProof } from "@/lib/workflows/authentication/verify-proof";

/**
 * The pages that ask customers to prove who they are. The form's field `page` says which of them it was sent from, and
 * the outcome is shown there.
 */
const PAGES: readonly string[] = [ACCOUNT_PAGES.profile, ACCOUNT_PAGES.data];

export const POST = handleForCustomer(
  sendProofCall,
  async ({ asker, customer }) => sentCodeToAnswer(await sendProof(asker, customer)),
  {
    form: {
      redirectTo: (answer, fields) => {
        const page = PAGES.find((known) => known === fields.get("page")) ?? ACCOUNT_PAGES.profile;
        return redirectAfterForm(answer, fields, { form: page, done: withDone(page, "proof_sent") });
      },
    },
  },
);
