import { unsubscribeNewsletterCall } from "@/lib/contracts/newsletter-calls";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { handle } from "@/lib/http";
import { doneToAnswer } from "@/lib/http/account-answers";
import { askerOf } from "@/lib/http/asker";
import { doneAt, formAnswer } from "@/lib/http/form-answer";
import { unsubscribeNewsletter } from "@/lib/workflows/newsletter/unsubscribe-newsletter";

export const POST = handle(
  unsubscribeNewsletterCall,
  async (input) => doneToAnswer(await unsubscribeNewsletter(askerOf(input), input.body.token)),
  {
    form: {
      toBody: (fields) => ({ token: fields.get("token") ?? "" }),
      leadsTo: (answer, fields) =>
        formAnswer(answer, fields, { form: UNSUBSCRIBE_PAGE, done: doneAt(UNSUBSCRIBE_PAGE, "unsubscribed") }),
    },
  },
);
