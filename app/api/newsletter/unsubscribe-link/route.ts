import { sendUnsubscribeLinkCall } from "@/lib/contracts/newsletter";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { requesterOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendUnsubscribeLink } from "@/lib/workflows/newsletter/unsubscribe";

export const POST = handle(
  sendUnsubscribeLinkCall,
  async (input) => doneToAnswer(await sendUnsubscribeLink(requesterOf(input), input.body.email)),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, {
          form: UNSUBSCRIBE_PAGE,
          done: withDone(UNSUBSCRIBE_PAGE, "unsubscribe_link_sent"),
        }),
    },
  },
);
