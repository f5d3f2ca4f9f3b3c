import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";
import { type Sending, useSentForm } from "./sent-form";

/** Sends a form of the account without leaving the page. */
export function useAccountForm<Value>(
  sending: Pick<Sending<Value, AccountRefusal>, "path" | "method" | "parseForm" | "onDone" | "initial">,
) {
  return useSentForm<Value, AccountRefusal>({ ...sending, isKnown: isAccountRefusal });
}
