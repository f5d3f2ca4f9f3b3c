import { stopMailsCall } from "@/lib/contracts/stop-mails";
import { readMailList, STOP_MAILS_PAGE, STOP_MAILS_QUERY, stopMailsPath } from "@/lib/domain/stop-mails";
import { clientAddress } from "@/lib/http/client-address";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { stopMails } from "@/lib/workflows/stop-mails";

/** The page with the form, so that a reader who has to wait can try again there. */
function formPage(fields: URLSearchParams): string {
  const list = readMailList(fields.get(STOP_MAILS_QUERY.list) ?? "");
  return list ? stopMailsPath(list, fields.get(STOP_MAILS_QUERY.token) ?? "") : STOP_MAILS_PAGE;
}

export const POST = handle(
  stopMailsCall,
  async ({ store, body, request }) => doneToAnswer(await stopMails({ store, address: clientAddress(request) }, body)),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, {
          form: formPage(fields),
          done: withDone(STOP_MAILS_PAGE, "mails_stopped"),
        }),
    },
  },
);
