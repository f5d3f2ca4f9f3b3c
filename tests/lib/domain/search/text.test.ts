import { excludedOf, isPrecise, splitSearchText, wordsOf } from "@/lib/domain/search/text";

it.each([
  { text: "indigo", head: "", prefix: "indigo" },
  { text: "indigo twi", head: "indigo", prefix: "twi" },
  { text: "रेशम साड़ी", head: "रेशम", prefix: "साड़ी" },
  { text: "silk x", head: "silk x", prefix: null }, // too many words begin with any single letter
  { text: '"temple sar', head: '"temple sar', prefix: null },
  { text: '"temple border" sar', head: '"temple border"', prefix: "sar" },
  { text: '"temple border"', head: '"temple border"', prefix: null },
  { text: "silk -red", head: "silk -red", prefix: null },
  { text: "SKU-01", head: "SKU-01", prefix: null },
  { text: "silk or cotton", head: "silk or cotton", prefix: null },
  { text: "", head: "", prefix: null },
])("takes $prefix for an incomplete word in $text", ({ text, head, prefix }) => {
  expect(splitSearchText(text)).toEqual({ head, prefix });
});
it("lists each required word once", () => {
  expect(wordsOf('Silk "Temple-border" silk or -red SKU-01')).toEqual(["silk", "temple", "border", "sku", "01"]);
});
it("lists ten words at most", () => {
  expect(wordsOf(Array.from({ length: 99 }, (_, index) => `word${index}`).join(" "))).toHaveLength(10);
});
it("leaves out what joins letters without being seen, so that a word is the same with it and without", () => {
  expect(wordsOf("സാരി\u200d ക്\u200cഷ")).toEqual(["സാരി", "ക്ഷ"]);
  expect(wordsOf("सा\u095cी")).toEqual(wordsOf("सा\u0921\u093cी"));
});
it("lists the excluded words with their dash", () => {
  expect(excludedOf("silk -red saree -cotton - --x")).toBe("-red -cotton");
  expect(excludedOf("silk SKU-01")).toBe("");
});
it.each([
  { text: "red silk", precise: false },
  { text: '"red silk"', precise: true },
  { text: "red OR blue", precise: true },
  { text: "orange -red", precise: false },
])("takes $text as it is: $precise", ({ text, precise }) => {
  expect(isPrecise(text)).toBe(precise);
});
