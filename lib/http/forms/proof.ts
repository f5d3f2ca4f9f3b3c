import "server-only";
import type { Proof } from "@/lib/workflows/authentication/verify-proof";

/**
 * The proof of identity in a plain form: the current password or a code. The form sends empty fields too, which are
 * left out.
 */
export function proofFields(fields: URLSearchParams) {
  return { current_password: fields.get("current_password") || undefined, code: fields.get("code") || undefined };
}

export function toProof({ current_password, code }: { current_password?: string; code?: string }): Proof {
  return { currentPassword: current_password, code };
}
