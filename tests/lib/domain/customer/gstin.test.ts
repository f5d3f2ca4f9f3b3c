import fc from "fast-check";
import { statesOf } from "@/lib/domain/address/states";
import { GST_STATES, gstState, isGstNumber } from "@/lib/domain/customer/gstin";

it.each([
  { number: "27AAPFU0939F1ZV", state: "Maharashtra" },
  { number: "29AAGCB7383J1Z4", state: "Karnataka" },
  { number: "07AAGFF2194N1Z1", state: "Delhi" },
  { number: "24AAACC1206D1ZM", state: "Gujarat" },
])("$number is a number of $state", ({ number, state }) => {
  expect(isGstNumber(number)).toBe(true);
  expect(gstState(number)).toBe(state);
});

it.each([
  ["nothing", ""],
  ["a wrong check character", "27AAPFU0939F1ZA"],
  ["two letters swapped", "27APAFU0939F1ZV"],
  ["another state", "29AAPFU0939F1ZV"],
  ["no state", "00AAPFU0939F1ZV"],
  ["no Z", "27AAPFU0939F1AV"],
  ["small letters", "27aapfu0939f1zv"],
  ["a character too many", "27AAPFU0939F1ZVV"],
])("with %s it is none: %s", (_, number) => {
  expect(isGstNumber(number)).toBe(false);
});

it("notices every single wrong character", () => {
  const number = "27AAPFU0939F1ZV";
  const position = fc.nat(number.length - 1);
  const character = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  fc.assert(
    fc.property(position, character, (at, other) => {
      fc.pre(number[at] !== other);
      expect(isGstNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }),
  );
});

it("knows the states that addresses in India have, and no others", () => {
  expect(GST_STATES).toEqual([...statesOf("IN")].sort());
});
