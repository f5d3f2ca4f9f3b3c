import fc from "fast-check";
import { isInIndianScript, romanise, romaniseText } from "@/lib/domain/search/indian-scripts";

it.each([
  // Hindi: the "a" of a consonant is left out at the end and between two syllables.
  { word: "रेशम", latin: ["resham"] },
  { word: "खादी", latin: ["khadi"] },
  { word: "कुर्ता", latin: ["kurta"] },
  { word: "इकत", latin: ["ikat"] },
  { word: "नमक", latin: ["namak"] },
  { word: "बनारसी", latin: ["banarsi"] },
  { word: "शर्ट", latin: ["shart"] },
  { word: "कॉटन", latin: ["kotan"] },
  { word: "ज़री", latin: ["jari"] },
  { word: "चंदेरी", latin: ["chanderi"] },
  // Between vowels "da" may be "ra", with the dot in one character, in two or, as in Marathi, left out.
  { word: "साड़ी", latin: ["sari", "sadi"] },
  { word: "साड़ी", latin: ["sari", "sadi"] },
  { word: "साडी", latin: ["sari", "sadi"] },
  { word: "कपड़ा", latin: ["kapra", "kapda"] },
  { word: "डोरिया", latin: ["doriya"] },
  { word: "শাড়ি", latin: ["shari", "shadi"] },
  { word: "জামদানি", latin: ["jamdani"] },
  { word: "সিল্ক", latin: ["silk"] },
  { word: "সৎ", latin: ["sat"] },
  { word: "ৰেচম", latin: ["recham"] },
  { word: "સાડી", latin: ["sari", "sadi"] },
  { word: "બાંધણી", latin: ["bandhani"] },
  { word: "ਸਾੜ੍ਹੀ", latin: ["sarhi", "sadhi"] },
  { word: "ਸੂਟ", latin: ["sut"] },
  { word: "ਦੁਪੱਟਾ", latin: ["dupata"] },
  { word: "ਰੰਗ", latin: ["rang"] },
  { word: "ଶାଢ଼ୀ", latin: ["shari", "shadi"] },
  { word: "ପାଟ", latin: ["pata"] },
  // The languages of the south speak every "a".
  { word: "பட்டு", latin: ["pattu"] },
  { word: "காஞ்சிபுரம்", latin: ["kanchipuram"] },
  { word: "మంగళగిరి", latin: ["mangalagiri"] },
  { word: "కాంచీపురం", latin: ["kanchipuram"] },
  { word: "ಸೀರೆ", latin: ["sire"] },
  { word: "ರೇಷ್ಮೆ", latin: ["reshme"] },
  { word: "സാരി", latin: ["sari"] },
  { word: "ബാലരാമപുരം", latin: ["balaramapuram"] },
  { word: "കോട്ടൺ", latin: ["kottan"] },
  { word: "३", latin: ["3"] },
  { word: "saree", latin: ["saree"] },
  { word: "", latin: [""] },
])("writes $word as $latin", ({ word, latin }) => {
  expect(romanise(word)).toEqual(latin);
});
it("writes the words of a text, and leaves the others", () => {
  expect(romaniseText("सिल्क saree, பட்டு")).toBe("silk saree, pattu");
});
it("writes all nine scripts with one table: the same word is the same in each", () => {
  // "mini", at the same places of each block.
  for (let block = 0; block < 9; block++) {
    const letter = (place: number) => String.fromCodePoint(0x0900 + 0x80 * block + place);
    const word = [0x2e, 0x3f, 0x28, 0x40].map(letter).join("");
    expect(isInIndianScript(word)).toBe(true);
    expect(romanise(word)).toEqual(["mini"]);
  }
});

const indianWords = fc.array(fc.integer({ min: 0x0900, max: 0x0d7f }), { maxLength: 12 });
it("leaves no letter of an Indian script in any word", () => {
  fc.assert(
    fc.property(indianWords, (codes) => {
      for (const latin of romanise(String.fromCodePoint(...codes))) expect(isInIndianScript(latin)).toBe(false);
    }),
  );
});
it("leaves every other text as it is", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !isInIndianScript(text) && !text.includes("ṛ")),
      (text) => {
        expect(romanise(text)).toEqual([text.normalize("NFC")]);
      },
    ),
  );
});
