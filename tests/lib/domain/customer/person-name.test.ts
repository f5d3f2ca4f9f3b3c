import * as fc from "fast-check";
import { readPersonName } from "@/lib/domain/customer/person-name";

it.each([
  ["asha rao", "Asha Rao"],
  ["  ASHA   RAO ", "Asha Rao"],
  ["aSHA", "Asha"],
  ["K R ASHA", "K R Asha"],
  ["AK Nair", "AK Nair"],
  ["d'souza", "D'Souza"],
  ["O’CONNOR-SMITH", "O’Connor-Smith"],
  ["anne-marie", "Anne-Marie"],
  ["McDonald deSilva", "McDonald deSilva"],
  ["josé ÑANDÚ", "José Ñandú"],
  ["ಆಶಾ ರಾವ್", "ಆಶಾ ರಾವ್"],
  ["", ""],
])("writes %j as %j", (typed, name) => {
  expect(readPersonName(typed)).toBe(name);
});

it("does not change a name it has read", () => {
  const name = fc
    .array(fc.constantFrom("a", "B", "é", " ", "-", "'", "ß", "ß", "ǅ", "र"))
    .map((parts) => parts.join(""));
  fc.assert(fc.property(name, (typed) => expect(readPersonName(readPersonName(typed))).toBe(readPersonName(typed))));
});
