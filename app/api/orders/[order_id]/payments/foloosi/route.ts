import { payByFoloosiCall } from "@/lib/contracts/payment/calls";
import { requesterOf } from "@/lib/http/asker";
import { handle } from "@/lib/http/handle";
import { startHostedPayment } from "@/lib/workflows/payment/hosted";

export const POST = handle(payByFoloosiCall, async (input) => {
  const begun = await startHostedPayment(requesterOf(input), input.params.order_id, "foloosi");
  if (!begun.ok) return begun;
  const { token, merchantKey } = begun.value;
  return { ok: true, value: { reference_token: token, merchant_key: merchantKey } };
});
