import "server-only";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { checkPasswordLength, type PasswordRefusal } from "@/lib/domain/authentication/password";
import { fail, type Result } from "@/lib/domain/result";

/**
 * The number of guesses that a password must withstand. Within the rate limits, an attacker needs far more than a day
 * for so many.
 */
const MIN_GUESSES = 1e6;
/**
 * Of a long password only this many characters at its beginning and at its end are checked, because the time for the
 * check grows with the square of the length. Nobody can guess such a password anyway, unless both ends are weak.
 */
const MAX_END_LENGTH = 50;
/**
 * How many replacements of letters, such as `4` for `a`, the check considers; each of them requires another search.
 * Five are enough to find `p@ssw0rd1`.
 */
const MAX_READINGS = 5;
/** How many characters a password must have in addition to the customer's name or e-mail address. */
const MIN_REST_LENGTH = 4;
const MIN_NAME_LENGTH = 3;

/**
 * Whether a new password is hard to guess, even for somebody who knows the customer's name and e-mail address.
 * Different kinds of characters are not required, because they make passwords harder to remember rather than harder to
 * guess.
 */
export async function checkPassword(
  text: string,
  { name, email }: { name: string; email: string },
): Promise<Result<string, PasswordRefusal>> {
  const checked = checkPasswordLength(text);
  if (!checked.ok) return checked;
  const names = namesOf(name, email);
  const { guesses, sequence } = (await estimator()).check(endsOf(checked.value), names);
  const small = checked.value.toLowerCase();
  const rest = names.reduce((left, known) => left.replaceAll(known, ""), small);
  if ([...rest].length < MIN_REST_LENGTH) return fail("password_like_you", "password");
  if (guesses >= MIN_GUESSES) return checked;
  const isLikeName = sequence.some(({ dictionaryName }) => dictionaryName === "userInputs");
  return fail(isLikeName ? "password_like_you" : "password_common", "password");
}

function endsOf(password: string): string {
  const characters = [...password];
  if (characters.length <= 2 * MAX_END_LENGTH) return password;
  return [...characters.slice(0, MAX_END_LENGTH), ...characters.slice(-MAX_END_LENGTH)].join("");
}

/** The name and the e-mail address as a whole and in parts, because people use either in passwords. */
function namesOf(name: string, email: string): string[] {
  const [box = "", host = ""] = email.toLowerCase().split("@");
  const words = name.normalize("NFKC").toLowerCase().split(/\s+/);
  const known = [email.toLowerCase(), box, ...box.split(/[._+-]/), host, words.join(""), words.join(" "), ...words];
  // The longest first: if a part were removed from the password before the whole name, the whole would no longer be
  // found.
  return known.filter(({ length }) => length >= MIN_NAME_LENGTH).sort((one, other) => other.length - one.length);
}

/** Passwords that are common in India but not in the English lists. */
const COMMON_IN_INDIA = [
  "dhoni",
  "gurudev",
  "harekrishna",
  "hariom",
  "iloveyousomuch",
  "jaihind",
  "jaimatadi",
  "jaishreeram",
  "jaishriram",
  "lakshmi",
  "mahadev",
  "mahakal",
  "omnamahshivaya",
  "omsairam",
  "pass@123",
  "pass@1234",
  "password@123",
  "radhakrishna",
  "radhe",
  "sachin",
  "shivaya",
  "shivshakti",
  "srikrishna",
  "waheguru",
  "welcome@123",
];

let loading: Promise<ZxcvbnFactory> | undefined;

/** The estimator's word lists take 25 MB of memory, so they are loaded only when somebody chooses a password. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const common = await import("@zxcvbn-ts/language-common");
  const english = await import("@zxcvbn-ts/language-en");
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, "passwords-in": COMMON_IN_INDIA },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_READINGS,
  });
}
