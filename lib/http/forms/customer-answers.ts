import "server-only";
import type { RefusalCode } from "@/lib/contracts/api/refusals";
import { customerToWire } from "@/lib/contracts/customer/wire";
import type { SentCode } from "@/lib/data/authentication/one-time-codes";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";
import type { SignedIn } from "@/lib/workflows/authentication/begin-session";

/** The response of calls that sign in, with new tokens for the browser. */
export function signedInToAnswer<Code extends RefusalCode>(
  signedIn: { ok: true; value: SignedIn } | Refusal<Code>,
): Answer<Code> {
  if (!signedIn.ok) return signedIn;
  const { customer, visitor } = signedIn.value;
  return { ok: true, value: { customer: customerToWire(customer) }, visitor };
}

/** The response of calls that send a code. */
export function sentCodeToAnswer<Code extends RefusalCode>(
  sent: { ok: true; value: SentCode } | Refusal<Code>,
): Answer<Code> {
  if (!sent.ok) return sent;
  const { recipient, expiresAt } = sent.value;
  return { ok: true, value: { sent_to: recipient, expires_on: expiresAt.toISOString() } };
}

/** The response to calls that return no data on success. */
export function doneToAnswer<Code extends RefusalCode>(
  done: { ok: true; value: unknown } | Refusal<Code>,
): Answer<Code> {
  return done.ok ? { ok: true, value: { done: true } } : done;
}
