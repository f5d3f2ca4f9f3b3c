import fc from "fast-check";
import { initialsLike, soundsLike } from "@/lib/domain/search/sound";

it.each([
  { one: "साड़ी", other: "saree" },
  { one: "साड़ी", other: "sari" },
  { one: "સાડી", other: "saree" },
  { one: "শাড়ি", other: "সাড়ি" },
  { one: "sadi", other: "साड़ी" },
  { one: "resham", other: "रेशम" },
  { one: "नीला", other: "neela" },
  { one: "खादी", other: "khadi" },
  { one: "खादी", other: "khadhi" },
  { one: "ज़रदोज़ी", other: "zardozi" },
  { one: "मुंबई", other: "mumbai" },
  { one: "संबलपुरी", other: "sambalpuri" },
  { one: "मखमल", other: "makhmal" },
  { one: "கதர்", other: "kadhar" },
  { one: "khadi", other: "காதி" },
  { one: "ikkat", other: "ikat" },
  { one: "chikan", other: "चिकन" },
  { one: "loom", other: "lum" },
  { one: "check", other: "chek" },
  { one: "phulkari", other: "fulkari" },
])("hears no difference between $one and $other", ({ one, other }) => {
  expect(soundsLike(one)(other)).toBe(0);
});
it.each([
  { one: "शॉल", other: "shawl" },
  { one: "ਸ਼ਾਲ", other: "shawl" },
  { one: "कॉटन", other: "cotton" },
  { one: "शर्ट", other: "shirt" },
  { one: "কাপড়", other: "kapda" },
  { one: "കസവ്", other: "kasavu" },
  { one: "कांजीवरम", other: "kanjivaram" },
])("hears only other vowels in $one than in $other", ({ one, other }) => {
  expect(soundsLike(one)(other)).toBeLessThanOrEqual(2);
});
it.each([
  { one: "साड़ी", other: "silk" },
  { one: "साड़ी", other: "sarara" },
  { one: "खादी", other: "kadhai" }, // a pan
  { one: "गमछा", other: "gamma" },
  { one: "saree", other: "shirt" },
  { one: "ऊन", other: "anna" },
  { one: "साड़ी", other: "🧵" },
  { one: "साड़ी", other: "" },
])("tells $one from $other", ({ one, other }) => {
  expect(soundsLike(one)(other)).not.toBe(0);
});

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.array(fc.integer({ min: 0x0900, max: 0x0d7f }), { maxLength: 8 }).map((codes) => String.fromCodePoint(...codes)),
);
it("hears the same both ways, and nothing but zero in the same word", () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const difference = soundsLike(one)(other);
      if (difference === 0) expect(soundsLike(other)(one)).toBe(0);
      expect([0, null]).toContain(soundsLike(one)(one));
    }),
  );
});
it("looks for a word among those with an initial that may sound like its own", () => {
  for (const [one, other] of [
    ["साड़ी", "saree"],
    ["शॉल", "shawl"],
    ["क्रेप", "crepe"],
    ["सिटी", "city"],
    ["चेक", "check"],
    ["फुलकारी", "phulkari"],
    ["வெல்வெட்", "velvet"],
    ["गमछा", "gamchha"],
    ["ऊन", "oon"],
    ["zari", "ज़री"],
    ["khadi", "காதி"],
  ] as const)
    expect(initialsLike(one)).toContain([...other][0]);
});
it("finds every word that sounds the same among those initials", () => {
  const latin = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 2, maxLength: 8 });
  const indian = fc
    .array(fc.integer({ min: 0x0915, max: 0x0939 }), { minLength: 2, maxLength: 5 })
    .map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(indian, latin, (one, other) => {
      if (soundsLike(one)(other) === 0) expect(initialsLike(one)).toContain(other[0]);
    }),
  );
});
