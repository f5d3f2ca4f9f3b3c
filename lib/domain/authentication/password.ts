import { fail, ok, type Result } from "../result";
import { COMMON_PASSWORDS } from "./common-passwords";

export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for any passphrase, short enough to hash. */
const MAX_PASSWORD_LENGTH = 200;

export type PasswordRefusal = "password_too_short" | "password_too_long" | "password_common" | "password_like_you";

/** Normalises the different ways in which keyboards write the same letters; nothing is trimmed. */
export function readPassword(text: string): string {
  return text.normalize("NFKC");
}

/** How many characters must remain once name and e-mail address are taken out of the password. */
const MIN_REST_LENGTH = 4;
/** Shorter parts of a name are too common to be taken out. */
const MIN_NAME_LENGTH = 3;

/**
 * Checks that a new password is hard to guess for a customer with this name and e-mail address. There are no rules
 * about kinds of characters, because they make passwords harder to remember, not to guess.
 */
export function checkPassword(
  text: string,
  { name, email }: { name: string; email: string },
): Result<string, PasswordRefusal> {
  const password = readPassword(text);
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return fail("password_too_short", "password");
  if (length > MAX_PASSWORD_LENGTH) return fail("password_too_long", "password");
  const lowerCase = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lowerCase) || new Set(lowerCase).size < 3 || isSequence(lowerCase)) {
    return fail("password_common", "password");
  }
  const rest = namesOf(name, email).reduce((rest, known) => rest.replaceAll(known, ""), lowerCase);
  return [...rest].length < MIN_REST_LENGTH ? fail("password_like_you", "password") : ok(password);
}

/** The longest first, so that the whole name is taken out before its parts. */
function namesOf(name: string, email: string): string[] {
  const [box = "", host = ""] = email.toLowerCase().split("@");
  const words = name.normalize("NFKC").toLowerCase().split(/\s+/);
  return [email.toLowerCase(), box, ...box.split(/[._+-]/), host, words.join(""), words.join(" "), ...words]
    .filter((known) => known.length >= MIN_NAME_LENGTH)
    .sort((one, other) => other.length - one.length);
}

/** "abcdefgh" or "98765432". */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
