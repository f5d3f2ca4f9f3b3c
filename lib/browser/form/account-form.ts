import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";
import { type FormOptions, useSentForm } from "./sent-form";

/** Sends an account form by script, without leaving the page. */
export function useAccountForm<Value>(
  options: Pick<FormOptions<Value, AccountRefusal>, "path" | "method" | "parseForm" | "onDone" | "initial">,
) {
  return useSentForm<Value, AccountRefusal>({ ...options, isKnown: isAccountRefusal });
}
