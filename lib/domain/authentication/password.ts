import { fail, ok, type Result } from "../result";

export const MIN_PASSWORD_LENGTH = 8;
/** Enough for any passphrase, but short enough to hash quickly. */
const MAX_PASSWORD_LENGTH = 200;

export type PasswordRefusal = "password_too_short" | "password_too_long" | "password_common" | "password_like_you";

/** Normalises a password, because keyboards encode some characters in different ways. Spaces are not trimmed. */
export function readPassword(text: string): string {
  return text.normalize("NFKC");
}

/**
 * Checks that a new password is neither too short nor too long. Whether it is easy to guess is checked elsewhere, on
 * the server.
 */
export function checkPasswordLength(text: string): Result<string, "password_too_short" | "password_too_long"> {
  const password = readPassword(text);
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return fail("password_too_short", "password");
  return length > MAX_PASSWORD_LENGTH ? fail("password_too_long", "password") : ok(password);
}
