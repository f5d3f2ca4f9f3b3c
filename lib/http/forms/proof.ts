import "server-only";
import type { Proof } from "@/lib/workflows/authentication/verify-proof";

/**
 * The proof that the customer may change the account: the current password or a code. A form without script also sends
 * the field that was left empty, which is left out here.
 */
export function proofFields(fields: URLSearchParams) {
  return { current_password: fields.get("current_password") || undefined, code: fields.get("code") || undefined };
}

export function toProof({ current_password, code }: { current_password?: string; code?: string }): Proof {
  return { currentPassword: current_password, code };
}
