import "server-only";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { checkPasswordLength, type PasswordRefusal } from "@/lib/domain/authentication/password";
import { fail, type Result } from "@/lib/domain/result";

/** Fewer guesses than an attacker makes in a day against all our limits together. */
const FEWEST_GUESSES = 1e6;
/** The work grows with the square of the length, and nobody guesses what is longer: its ends say enough. */
const MAX_END_LENGTH = 50;
/** Each way of reading `4` as `a` and the like is another search; five find `p@ssw0rd1`. */
const MAX_READINGS = 5;
/** What is left beside the name must be a secret of its own. */
const SHORTEST_REST = 4;
const SHORTEST_NAME = 3;

/**
 * Whether a new password is hard enough to guess for somebody who knows that name and e-mail address. No rule about kinds
 * of characters: they make passwords harder to remember, not to guess.
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
  if ([...rest].length < SHORTEST_REST) return fail("password_like_you", "password");
  if (guesses >= FEWEST_GUESSES) return checked;
  const isLikeName = sequence.some(({ dictionaryName }) => dictionaryName === "userInputs");
  return fail(isLikeName ? "password_like_you" : "password_common", "password");
}

function endsOf(password: string): string {
  const characters = [...password];
  if (characters.length <= 2 * MAX_END_LENGTH) return password;
  return [...characters.slice(0, MAX_END_LENGTH), ...characters.slice(-MAX_END_LENGTH)].join("");
}

/** The whole and its parts: what people make of their names. */
function namesOf(name: string, email: string): string[] {
  const [box = "", host = ""] = email.toLowerCase().split("@");
  const words = name.normalize("NFKC").toLowerCase().split(/\s+/);
  const known = [email.toLowerCase(), box, ...box.split(/[._+-]/), host, words.join(""), words.join(" "), ...words];
  // The longest first, so that a part never hides the whole.
  return known.filter(({ length }) => length >= SHORTEST_NAME).sort((one, other) => other.length - one.length);
}

/** Common here, and not on the English lists. */
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

/** Its word lists take 25 MB, so they are loaded by the first password that is chosen, not by the first visitor. */
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
