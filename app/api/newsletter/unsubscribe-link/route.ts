import { sendUnsubscribeLinkCall } from "@/lib/contracts/newsletter";
import { UNSUBSCRIBE_PAGE } from "@/lib/domain/newsletter";
import { askerOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { doneAt, formAnswer } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendUnsubscribeLink } from "@/lib/workflows/newsletter/unsubscribe";

export const POST = handle(
  sendUnsubscribeLinkCall,
  async (input) => doneToAnswer(await sendUnsubscribeLink(askerOf(input), input.body.email)),
  {
    form: {
      parseForm: (fields) => ({ email: fields.get("email") ?? "" }),
      redirectTo: (answer, fields) =>
        formAnswer(answer, fields, { form: UNSUBSCRIBE_PAGE, done: doneAt(UNSUBSCRIBE_PAGE, "unsubscribe_link_sent") }),
    },
  },
);
