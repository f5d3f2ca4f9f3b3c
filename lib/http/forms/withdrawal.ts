import "server-only";
import { withdrawalAnswerSchema } from "@/lib/contracts/withdrawal";
import { WITHDRAWAL_PAGE, withdrawalPath } from "@/lib/domain/withdrawal";
import type { Answer } from "@/lib/http/handle";
import { withRefusal } from "./outcome";

/** The second step, or the form with the reason why there is none. */
export function toConfirmation(answer: Answer): string {
  return answer.ok
    ? withdrawalPath(withdrawalAnswerSchema.parse(answer.value)._id)
    : withRefusal(WITHDRAWAL_PAGE, answer);
}
