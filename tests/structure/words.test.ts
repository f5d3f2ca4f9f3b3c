import { readFileSync } from "node:fs";
import { sourceFiles } from "./files";
import { readerTexts, readWordRules, wrongWords } from "./words";

const rules = readWordRules("In texts for shoppers");
/** Messages to the owner, the texts of an owner's answers and the styles of mails are not read by shoppers. */
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
