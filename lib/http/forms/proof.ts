import "server-only";
import type { Proof } from "@/lib/workflows/authentication/verify-proof";

/** The proof in a plain form, which sends empty fields too. */
export function proofFields(fields: URLSearchParams) {
  return { current_password: fields.get("current_password") || undefined, code: fields.get("code") || undefined };
}

export function toProof({ current_password, code }: { current_password?: string; code?: string }): Proof {
  return { currentPassword: current_password, code };
}
