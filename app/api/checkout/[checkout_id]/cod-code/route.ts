import { sendCashOnDeliveryCodeCall } from "@/lib/contracts/payment/calls";
import { CHECKOUT_QUERY, checkoutStepPath } from "@/lib/domain/checkout/pages";
import { requesterOf } from "@/lib/http/asker";
import { sentCodeToAnswer } from "@/lib/http/forms/customer-answers";
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
  const { done, refusal, field } = CHECKOUT_QUERY;
  const path = answer.ok ? null : (answer.field ?? answer.errors?.[0]?.path);
  const query: Record<string, string> = answer.ok
    ? { [done]: "code_sent" }
    : { [refusal]: answer.code, ...(path && { [field]: `cod_${path}` }) };
  return `${checkoutStepPath(fields.get("checkout_id") ?? "", "review")}?${new URLSearchParams(query)}`;
}
