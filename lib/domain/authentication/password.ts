import { fail, ok, type Result } from "../result";
import { COMMON_PASSWORDS } from "./common-passwords";

export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for every phrase, short enough to hash. */
const MAX_PASSWORD_LENGTH = 200;

export type PasswordRefusal = "password_too_short" | "password_too_long" | "password_common" | "password_like_you";

/** One text for all ways in which keyboards write the same letters; nothing is trimmed. */
export function readPassword(text: string): string {
  return text.normalize("NFKC");
}

/** What is left beside the name must be a secret of its own. */
const SHORTEST_REST = 4;
const SHORTEST_NAME = 3;

/**
 * Whether a new password is hard enough to guess for whoever has that name and e-mail address. No rule about kinds of
 * characters: they make passwords harder to remember, not to guess.
 */
export function checkPassword(
  text: string,
  { name, email }: { name: string; email: string },
): Result<string, PasswordRefusal> {
  const password = readPassword(text);
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return fail("password_too_short", "password");
  if (length > MAX_PASSWORD_LENGTH) return fail("password_too_long", "password");
  const small = password.toLowerCase();
  if (COMMON_PASSWORDS.has(small) || new Set(small).size < 3 || isRun(small)) {
    return fail("password_common", "password");
  }
  const rest = namesOf(name, email).reduce((rest, known) => rest.replaceAll(known, ""), small);
  return [...rest].length < SHORTEST_REST ? fail("password_like_you", "password") : ok(password);
}

/** The longest first, so that a part never hides the whole. */
function namesOf(name: string, email: string): string[] {
  const [box = "", host = ""] = email.toLowerCase().split("@");
  const words = name.normalize("NFKC").toLowerCase().split(/\s+/);
  return [email.toLowerCase(), box, ...box.split(/[._+-]/), host, words.join(""), words.join(" "), ...words]
    .filter((known) => known.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

/** "abcdefgh", "98765432": each character beside the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
