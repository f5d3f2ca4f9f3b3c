import "server-only";
import { customerToWire } from "@/lib/contracts/customer/wire";
import type { SentCode } from "@/lib/data/authentication/one-time-codes";
import type { Result } from "@/lib/domain/result";
import type { Answer } from "@/lib/http/handle";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { SignedIn } from "@/lib/workflows/authentication/begin-session";

/** What calls that sign in answer, with the tokens by which the browser is known from then on. */
export function signedInToAnswer(signedIn: Result<SignedIn> | TooManyAttempts): Answer {
  if (!signedIn.ok) return signedIn;
  const { customer, visitor } = signedIn.value;
  return { ok: true, value: { customer: customerToWire(customer) }, visitor };
}

/** What calls that send a code answer. */
export function sentCodeToAnswer(sent: Result<SentCode> | TooManyAttempts): Answer {
  if (!sent.ok) return sent;
  const { recipient, expiresAt } = sent.value;
  return { ok: true, value: { sent_to: recipient, expires_on: expiresAt.toISOString() } };
}

/** What calls answer that have nothing to tell but that it is done. */
export function doneToAnswer(done: Result<unknown> | TooManyAttempts): Answer {
  return done.ok ? { ok: true, value: { done: true } } : done;
}
