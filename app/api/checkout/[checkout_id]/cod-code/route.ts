import { sendCashOnDeliveryCodeCall } from "@/lib/contracts/payment/calls";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import { requesterOf } from "@/lib/http/asker";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
import { withDone, withRefusal } from "@/lib/http/forms/outcome";
import { triedPayment } from "@/lib/http/forms/place-order";
import { type Answer, handle } from "@/lib/http/handle";
import { requestCashOnDeliveryCode } from "@/lib/workflows/payment/request-cash-on-delivery-code";

export const POST = handle(
  sendCashOnDeliveryCodeCall,
  async (input) => {
    const { dial_code: dialCode, mobile } = input.body;
    return sentCodeToAnswer(
      await requestCashOnDeliveryCode(requesterOf(input), input.params.checkout_id, { dialCode, mobile }),
    );
  },
  {
    form: {
      // Without script, the button that requests a code submits the whole order form, in which these two fields have
      // other names.
      parseForm: (fields) => ({ dial_code: fields.get("cod_dial_code"), mobile: fields.get("cod_mobile") }),
      redirectTo,
    },
  },
);

/** Redirects to the review step, which asks for the code just sent, or shows why no code was sent. */
function redirectTo(answer: Answer, fields: URLSearchParams): string {
  const page = checkoutStepPath(fields.get("checkout_id") ?? "", "review");
  if (answer.ok) return withDone(page, "code_sent", triedPayment(fields));
  const path = answer.field ?? answer.errors?.[0]?.path;
  return withRefusal(page, { ...answer, errors: [], field: path && `cod_${path}` }, triedPayment(fields));
}
