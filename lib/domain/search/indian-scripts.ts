/*
 * Nine Indian scripts have a block of 128 characters each in Unicode. The blocks are laid out alike ("ka" is always at
 * 0x15), so one table serves all of them. The letters that differ are in `OWN_LETTERS`.
 */
const FIRST_BLOCK = 0x0900;
const BLOCK_SIZE = 0x80;
const SCRIPTS = [
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
] as const;
type Script = (typeof SCRIPTS)[number];

/**
 * The scripts of languages that leave out many an "a" that belongs to the consonant before it: कपड़ा is written
 * "kapara" and spoken "kapra".
 */
const LEAVES_OUT_A: readonly Script[] = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati"];
/**
 * The scripts of languages in which "da" between vowels is close to "ra". In Latin letters, people write either:
 * "sadi" or "sari".
 */
const HAS_FLAP: readonly Script[] = [...LEAVES_OUT_A, "Oriya"];
const FLAP = "ṛ";

const CONSONANTS = lettersFrom(
  0x15,
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h",
);
const DOTTED_CONSONANTS = lettersFrom(0x58, `q kh g z ${FLAP} ${FLAP} f y`);
const VOWELS = lettersFrom(0x05, "a a i i u u ri l e e e ai o o o au");
const VOWEL_SIGNS = lettersFrom(0x3e, "a i i u u ri ri e e e ai o o o au");
const DIGITS = lettersFrom(0x66, "0 1 2 3 4 5 6 7 8 9");
const NASALS: readonly number[] = [0x01, 0x02];
/** A nasal at the end of a word in the scripts of the south: മുണ്ടും ends in "m". */
const FINAL_NASAL = /[\u0B82\u0C02\u0C82\u0D02]$/;
/** The dot below, which makes ड़ of ड. */
const NUKTA = 0x3c;
/** The sign for a consonant without a vowel. */
const VIRAMA = 0x4d;
const RETROFLEX_D: readonly number[] = [0x21, 0x22];

/** Letters of one script at places where the others have none, or another one. */
const OWN_LETTERS: Readonly<Partial<Record<Script, ReadonlyMap<number, Syllable>>>> = {
  Devanagari: new Map([[0x72, { onset: "", vowel: "e" }]]),
  Bengali: new Map([
    [0x4e, { onset: "t", vowel: "" }],
    [0x70, { onset: "r", vowel: "a", isOwn: true }],
    [0x71, { onset: "v", vowel: "a", isOwn: true }],
  ]),
  Gurmukhi: new Map([
    [0x70, { onset: "n", vowel: "" }],
    [0x71, { onset: "", vowel: "" }],
  ]),
  Oriya: new Map([[0x71, { onset: "v", vowel: "a", isOwn: true }]]),
  Malayalam: new Map(["n", "n", "r", "l", "l", "k"].map((onset, index) => [0x7a + index, { onset, vowel: "" }])),
};

/** A consonant and the vowel after it. Either may be missing. */
type Syllable = {
  onset: string;
  vowel: string;
  /** True if the vowel is the "a" that a consonant has without a sign. */
  isOwn?: boolean;
  isRetroflex?: boolean;
};

/** Whether the word has a letter of one of the nine scripts. */
export function isInIndianScript(word: string): boolean {
  return /[\u0900-\u0D7F]/.test(word);
}

/**
 * How a word in an Indian script is written in Latin letters: साड़ी gives "sari" and "sadi". Long and short vowels are not
 * told apart, because hardly anybody who types Latin letters does. Other characters stay as they are.
 */
export function romanise(word: string): readonly string[] {
  const syllables: Syllable[] = [];
  let script: Script | undefined;
  for (const character of word.normalize("NFC")) {
    const code = (character.codePointAt(0) ?? 0) - FIRST_BLOCK;
    const found = SCRIPTS[Math.floor(code / BLOCK_SIZE)];
    if (found) addLetter(syllables, found, code % BLOCK_SIZE);
    else syllables.push({ onset: character, vowel: "" });
    script = found ?? script;
  }
  const last = syllables.at(-1);
  if (last && FINAL_NASAL.test(word)) last.onset = "m";
  if (script && HAS_FLAP.includes(script)) markFlaps(syllables);
  if (script && LEAVES_OUT_A.includes(script)) leaveOutA(syllables);
  const text = syllables.map(({ onset, vowel }) => onset + vowel).join("");
  return text.includes(FLAP) ? [text.replaceAll(FLAP, "r"), text.replaceAll(FLAP, "d")] : [text];
}

/** A text in which every word in an Indian script is in Latin letters. */
export function romaniseText(text: string): string {
  return text.replace(/\S+/g, (word) => (isInIndianScript(word) ? (romanise(word)[0] ?? word) : word));
}

function addLetter(syllables: Syllable[], script: Script, place: number): void {
  const last = syllables.at(-1);
  const own = OWN_LETTERS[script]?.get(place);
  const consonant = CONSONANTS.get(place) ?? DOTTED_CONSONANTS.get(place);
  if (own) syllables.push({ ...own });
  else if (consonant !== undefined)
    syllables.push({ onset: consonant, vowel: "a", isOwn: true, isRetroflex: RETROFLEX_D.includes(place) });
  else if (NASALS.includes(place)) syllables.push({ onset: "n", vowel: "" });
  else if (VOWELS.has(place)) syllables.push({ onset: "", vowel: VOWELS.get(place) ?? "" });
  else if (DIGITS.has(place)) syllables.push({ onset: DIGITS.get(place) ?? "", vowel: "" });
  else if (!last) return;
  else if (place === VIRAMA) Object.assign(last, { vowel: "", isOwn: false });
  else if (VOWEL_SIGNS.has(place)) Object.assign(last, { vowel: VOWEL_SIGNS.get(place) ?? "", isOwn: false });
  else if (place === NUKTA && last.onset.startsWith("d")) last.onset = FLAP;
}

function markFlaps(syllables: readonly Syllable[]): void {
  for (const [index, syllable] of syllables.entries()) {
    const isBetweenVowels = syllable.vowel !== "" && (syllables[index - 1]?.vowel ?? "") !== "";
    if (isBetweenVowels && syllable.isRetroflex) syllable.onset = FLAP;
  }
}

/**
 * Leaves out the consonant's own "a" at the end of a word, and between two syllables with a vowel: "kapara" becomes
 * "kapra". From the end, because an "a" that is left out keeps the one before it.
 */
function leaveOutA(syllables: readonly Syllable[]): void {
  for (const [index, syllable] of [...syllables.entries()].reverse()) {
    const [before, after] = [syllables[index - 1], syllables[index + 1]];
    const isBetween = before?.vowel !== "" && after?.onset !== "" && after?.vowel !== "";
    if (syllable.isOwn && before && (!after || isBetween)) syllable.vowel = "";
  }
}

function lettersFrom(first: number, letters: string): ReadonlyMap<number, string> {
  return new Map(letters.split(" ").map((letter, index) => [first + index, letter]));
}
