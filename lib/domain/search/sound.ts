import { romanise } from "./indian-scripts";
import { allowedMistakes, spellingDistance } from "./near-spelling";

/**
 * How a word sounds, roughly: "saree", "sari" and "साड़ी" are spoken the same. `bones` are the consonants alone; a vowel at
 * the beginning counts as one.
 */
type Sound = { spoken: string; bones: string };

/** The spellings of a sound in Latin letters and what stands for it, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh/g, "s"],
  [/t?c+h+/g, "C"],
  [/ck?(?![eiy])|q/g, "k"],
  [/c/g, "s"],
  [/zh/g, "l"],
  [/ph|f/g, "p"],
  [/([bdgjkt])h/g, "$1"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/[ae][iy]/g, "e"],
  [/ee|ea|ie|y(?![aeiou])/g, "i"],
  [/oo/g, "u"],
  [/[ao][uw](?![aeiou])/g, "o"],
  [/w/g, "v"],
  [/m(?=[bp])/g, "n"],
  [/h(?![aeiou])/g, ""],
  [/(.)\1+/g, "$1"],
  [/(?<=[aeiou].*[^aeiou])e$/, ""],
];
/** Tamil has one letter for both sounds of each pair. */
const ALIKE_IN_TAMIL: readonly (readonly [RegExp, string])[] = [
  [/g/g, "k"],
  [/d/g, "t"],
  [/b/g, "p"],
  [/[Cj]/g, "s"],
];
const TAMIL = /[\u0B80-\u0BFF]/;

/**
 * Tells how much another word differs in sound from `word`: 0 if they sound the same, more if vowels differ, null if they
 * are different words. Each may be in Latin letters or in an Indian script.
 */
export function soundsLike(word: string): (other: string) => number | null {
  const [strict, loose] = [soundsOf(word, false), soundsOf(word, true)];
  return (other) => {
    const isLoose = TAMIL.test(word) || TAMIL.test(other);
    const theirs = soundsOf(other, isLoose);
    const differences = (isLoose ? loose : strict).flatMap(({ spoken, bones }) =>
      theirs
        .filter((sound) => sound.bones === bones)
        .map((sound) => spellingDistance(spoken, sound.spoken))
        .filter((difference) => difference <= allowedMistakes(spoken)),
    );
    return differences.length > 0 ? Math.min(...differences) : null;
  };
}

/** The letters with which a word may begin that sounds like `word`. */
export function initialsLike(word: string): readonly string[] {
  const sounds = soundsOf(word, true).map(({ bones }) => bones.slice(0, 1));
  return sounds.flatMap((sound) => INITIALS.get(sound) ?? []);
}

/** The ways in which a word may sound; none if it has no letters that we know the sound of. */
function soundsOf(word: string, isLoose: boolean): Sound[] {
  return romanise(word.toLowerCase()).flatMap((latin) => {
    const plain = latin.normalize("NFD").replace(/[^a-z0-9]/g, "");
    const spoken = replaceAll(replaceAll(plain, SPELLINGS), isLoose ? ALIKE_IN_TAMIL : []);
    const bones = spoken.replace(/^[aeiou]+/, "a").replace(/(?<=.)[aeiou]/g, "");
    return spoken === "" ? [] : [{ spoken, bones }];
  });
}

function replaceAll(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((replaced, [pattern, sound]) => replaced.replace(pattern, sound), text);
}

/** By sound, the Latin and Indian letters for it. A letter such as "c" stands for several. */
const INITIALS: ReadonlyMap<string, readonly string[]> = initialsBySound();

function initialsBySound(): Map<string, string[]> {
  const bySound = new Map<string, string[]>();
  for (const letter of letters()) {
    const beginnings = ["", "a", "e", "h"].map(
      (next) => soundsOf(`${letter}${next}`, true)[0]?.bones.slice(0, 1) ?? "",
    );
    for (const sound of new Set(beginnings)) bySound.set(sound, [...(bySound.get(sound) ?? []), letter]);
  }
  bySound.delete("");
  return bySound;
}

function letters(): string[] {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  return [...range(0x61, 0x7a), ...range(0x900, 0xd7f)].filter((letter) => romanise(letter)[0] !== "");
}
