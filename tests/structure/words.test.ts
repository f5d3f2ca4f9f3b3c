import { readFileSync } from "node:fs";
import { sourceFiles } from "./files";
import { declaredNames, readerTexts, readWordRules, wrongNameWords, wrongWords } from "./words";

const rules = readWordRules("In texts for shoppers");
/**
 * Files with texts that shoppers do not read: messages to the owner, texts in API responses to the owner, and the
 * styles of e-mails.
 */
const NOT_FOR_SHOPPERS = /lib\/messages\/(\w|-)+\/owner-|^app\/api\/|lib\/messages\/mail\/html\.ts$/;

it.each([
  ["We sent you an email", ['"email" (better: e-mail, e-mails, e-mailed)']],
  ["Add it to your wish list", ['"wish list" (better: wishlist, wishlists)']],
  ["We sent you an e-mail about /mail", []],
  ["Letters and digits", []],
])("finds the words that the glossary does not allow: %s", (text, wrong) => {
  expect(wrongWords(text, rules)).toEqual(wrong);
});

it("reads what people read, and nothing else", () => {
  const source = `throw new Error("No such mail"); const a = <p className="wish list">Your mail <b>{"is here"}</b></p>;`;
  expect(readerTexts("a.tsx", source).map(({ text }) => text)).toEqual(["Your mail ", "is here"]);
});

it("says everything to shoppers in the words of the glossary", () => {
  const files = sourceFiles(/^(components|app|lib\/messages)\/.*\.tsx?$/).filter(
    (file) => !NOT_FOR_SHOPPERS.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) =>
    readerTexts(file, readFileSync(file, "utf8")).flatMap(({ line, text }) =>
      wrongWords(text, rules).map((word) => `${file}:${line} ${word} in: ${text.trim().slice(0, 80)}`),
    ),
  );
  expect(wrong).toEqual([]);
});

describe("names in code", () => {
  const nameRules = readWordRules("In names of code").map(({ words, better }) => ({ words, better, except: [] }));
  /** Names that other programs require, and exceptions from the last column of the glossary's table. */
  const ALLOWED = /^(userAgent|offerUser|user|bagQuantity|bagWeight|bagWeightGrams|PricedBag|AS_IN_THE_BAG|tenancy)$/;
  /**
   * Files that are not checked: pricing, whose exported names are fixed; migrations, which are never changed; and the
   * generated first-paint script.
   */
  const NOT_CHECKED = /^lib\/domain\/pricing\/|^lib\/database\/migrations\/|^lib\/inline\/scripts\.ts$/;

  it("are the words of the glossary", () => {
    const files = sourceFiles(/^(components|app|lib)\/.*\.tsx?$/).filter((file) => !NOT_CHECKED.test(file));
    const wrong = files.flatMap((file) =>
      [file, ...declaredNames(file, readFileSync(file, "utf8"))]
        .filter((name) => !ALLOWED.test(name))
        .flatMap((name) => wrongNameWords(name, nameRules).map((word) => `${file}: ${name} uses ${word}`)),
    );
    expect(wrong).toEqual([]);
  });
});
