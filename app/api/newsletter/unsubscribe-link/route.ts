import { sendUnsubscribeLinkCall } from "@/lib/contracts/newsletter-calls";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { handle } from "@/lib/http";
import { doneToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { sendUnsubscribeLink } from "@/lib/workflows/newsletter/unsubscribe-newsletter";

export const POST = handle(
  sendUnsubscribeLinkCall,
  async (input) => doneToAnswer(await sendUnsubscribeLink(askerOf(input), input.body.email)),
  {
    form: {
      toBody: (fields) => ({ email: fields.get("email") ?? "" }),
      leadsTo: (answer, fields) =>
        formAnswer(answer, fields, { form: UNSUBSCRIBE_PAGE, done: doneAt(UNSUBSCRIBE_PAGE, "unsubscribe_link_sent") }),
    },
  },
);
