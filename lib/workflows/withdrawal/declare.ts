import "server-only";
import { insertWithdrawal } from "@/lib/data/withdrawal";
import { fail, ok, type Result } from "@/lib/domain/result";
import { takesWithdrawals, type Withdrawal } from "@/lib/domain/withdrawal";
import { clock } from "@/lib/server/clock";
import { newToken } from "@/lib/server/tokens";
import { admitWithdrawal, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";

/** Keeps what a shopper has entered to withdraw from a contract. It counts once they confirm it. */
export async function declareWithdrawal(
  asker: Requester,
  declared: Pick<Withdrawal, "name" | "email" | "orderNumber" | "items">,
): Promise<Result<Withdrawal, "withdrawals_off"> | TooManyAttempts> {
  if (!takesWithdrawals(asker.store)) return fail("withdrawals_off");
  const admitted = await admitWithdrawal(asker, declared.email);
  if (!admitted.ok) return admitted;
  const withdrawal = { ...declared, id: newToken(), orderId: null, createdAt: clock.now(), confirmedAt: null };
  await insertWithdrawal(asker.store.id, withdrawal);
  return ok(withdrawal);
}
