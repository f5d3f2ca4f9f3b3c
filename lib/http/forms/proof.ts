import "server-only";
import type { Proof } from "@/lib/workflows/authentication/verify-proof";

/**
 * The proof that the customer may change the account: the current password or a code. Of both fields in a form, one may
 * have been left empty.
 */
export function toProof({ current_password, code }: { current_password?: string; code?: string }): Proof {
  return { currentPassword: current_password || undefined, code: code || undefined };
}
