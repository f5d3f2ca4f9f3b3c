import { sendOrderLinkCall } from "@/lib/contracts/order/calls";
import { FIND_ORDER_PAGE } from "@/lib/domain/order/pages";
import { requesterOf } from "@/lib/http/asker";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { sendOrderLink } from "@/lib/workflows/order/send-link";

export const POST = handle(
  sendOrderLinkCall,
  async ({ body: { order_number: number, email: contact }, ...input }) =>
    doneToAnswer(await sendOrderLink(requesterOf(input), { number, contact })),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, {
          form: FIND_ORDER_PAGE,
          done: withDone(FIND_ORDER_PAGE, "order_link_sent"),
        }),
      keepsField: (name) => name === "order_number" || name === "email",
    },
  },
);
