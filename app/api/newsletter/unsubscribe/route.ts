import { unsubscribeNewsletterCall } from "@/lib/contracts/newsletter";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { requesterOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { unsubscribeNewsletter } from "@/lib/workflows/newsletter/unsubscribe";

export const POST = handle(
  unsubscribeNewsletterCall,
  async (input) => doneToAnswer(await unsubscribeNewsletter(requesterOf(input), input.body.token)),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: UNSUBSCRIBE_PAGE, done: withDone(UNSUBSCRIBE_PAGE, "unsubscribed") }),
    },
  },
);
