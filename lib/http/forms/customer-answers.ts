import "server-only";
import { customerToWire } from "@/lib/contracts/customer/wire";
import type { SentCode } from "@/lib/data/authentication/one-time-codes";
import type { Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { SignedIn } from "@/lib/workflows/authentication/begin-session";

/** The response of calls that sign in, with new tokens for the browser. */
export function signedInToAnswer(signedIn: Result<SignedIn> | TooManyAttempts): Answer {
  if (!signedIn.ok) return signedIn;
  const { customer, visitor } = signedIn.value;
  return { ok: true, value: { customer: customerToWire(customer) }, visitor };
}

/** The response of calls that send a code. */
export function sentCodeToAnswer(sent: Result<SentCode> | TooManyAttempts): Answer {
  if (!sent.ok) return sent;
  const { recipient, expiresAt } = sent.value;
  return { ok: true, value: { sent_to: recipient, expires_on: expiresAt.toISOString() } };
}

/** The response to calls that return no data on success. */
export function doneToAnswer(done: Result<unknown> | TooManyAttempts): Answer {
  return done.ok ? { ok: true, value: { done: true } } : done;
}
