import { unsubscribeNewsletterCall } from "@/lib/contracts/newsletter";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { askerOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { doneAt, formAnswer } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { unsubscribeNewsletter } from "@/lib/workflows/newsletter/unsubscribe";

export const POST = handle(
  unsubscribeNewsletterCall,
  async (input) => doneToAnswer(await unsubscribeNewsletter(askerOf(input), input.body.token)),
  {
    form: {
      parseForm: (fields) => ({ token: fields.get("token") ?? "" }),
      redirectTo: (answer, fields) =>
        formAnswer(answer, fields, { form: UNSUBSCRIBE_PAGE, done: doneAt(UNSUBSCRIBE_PAGE, "unsubscribed") }),
    },
  },
);
