import { confirmEmailCall } from "@/lib/contracts/customer/calls";
import { profileToWire } from "@/lib/contracts/customer/wire";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ok } from "@/lib/domain/result";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { confirmNewEmail } from "@/lib/workflows/customer/change-email";

const page = ACCOUNT_PAGES.profile;

export const POST = handleForCustomer(
  confirmEmailCall,
  async ({ asker, customer, body: { code } }) => {
    const changed = await confirmNewEmail(asker, customer, code);
    return changed.ok ? ok(profileToWire(changed.value)) : changed;
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "email_changed") }),
    },
  },
);
