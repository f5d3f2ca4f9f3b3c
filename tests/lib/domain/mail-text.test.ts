import fc from "fast-check";
import { fillPlaceholders, MAIL_PLACEHOLDERS, paragraphsOf, unknownPlaceholders } from "@/lib/domain/mail-text";

const facts = { shop: "Nila Loom", name: "Asha", number: "1042" };

it.each([
  ["Thank you, {name}!", facts, "Thank you, Asha!"],
  ["{shop}: order {number}", facts, "Nila Loom: order 1042"],
  ["Thank you, {name}!", { ...facts, name: "" }, "Thank you!"],
  ["Hello {name} of {shop}", { ...facts, name: "" }, "Hello of Nila Loom"],
  ["{name}", { ...facts, name: "" }, ""],
  ["{nmae} and {amount}", facts, "{nmae} and {amount}"],
  ["{constructor} {toString}", facts, "{constructor} {toString}"],
  ["{{name}}", facts, "{Asha}"],
  ["Costs {name", facts, "Costs {name"],
])("fills in %j", (text, known, filled) => {
  expect(fillPlaceholders(text, known)).toBe(filled);
});

it("never reads what was filled in as another placeholder", () => {
  expect(fillPlaceholders("Hello, {name}", { ...facts, name: "{shop}" })).toBe("Hello, {shop}");
});

it("fills in every text that it finds no fault with, and leaves all others readable", () => {
  const piece = fc.oneof(fc.constantFrom("{shop}", "{name}", "{number}", "{nmae}", "{", "}", ", "), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const unknown = unknownPlaceholders(text, Object.keys(facts));
      const filled = fillPlaceholders(text, { shop: "S", name: "N", number: "1" });
      for (const name of unknown) expect(filled).toContain(`{${name}}`);
      if (unknown.length === 0) for (const name of MAIL_PLACEHOLDERS) expect(filled).not.toContain(`{${name}}`);
    }),
  );
});

it("takes each line as a paragraph", () => {
  expect(paragraphsOf(" One.\r\n\n  Two. \n")).toEqual(["One.", "Two."]);
  expect(paragraphsOf(" \n ")).toEqual([]);
});
