import { confirmWithdrawalCall, withdrawalToAnswer } from "@/lib/contracts/withdrawal";
import { ok } from "@/lib/domain/result";
import { toConfirmation } from "@/lib/http/forms/withdrawal";
import { handle } from "@/lib/http/handle";
import { confirmDeclared } from "@/lib/workflows/withdrawal/confirm";

export const POST = handle(
  confirmWithdrawalCall,
  async ({ store, params }) => {
    const confirmed = await confirmDeclared(store, params.withdrawal_id);
    return confirmed.ok ? ok(withdrawalToAnswer(confirmed.value)) : confirmed;
  },
  { form: { redirectTo: toConfirmation } },
);
