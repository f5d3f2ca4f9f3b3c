import { declareWithdrawalCall, withdrawalToAnswer } from "@/lib/contracts/withdrawal";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { toConfirmation } from "@/lib/http/forms/withdrawal";
import { handle } from "@/lib/http/handle";
import { declareWithdrawal } from "@/lib/workflows/withdrawal/declare";

export const POST = handle(
  declareWithdrawalCall,
  async ({ body: { order_number: orderNumber, ...rest }, ...input }) => {
    const declared = await declareWithdrawal(requesterOf(input), { ...rest, orderNumber });
    return declared.ok ? ok(withdrawalToAnswer(declared.value)) : declared;
  },
  { form: { redirectTo: toConfirmation, keepsField: () => true } },
);
