import fc from "fast-check";
import { fromMajor, fromScaledInteger, toMajor, toScaledInteger } from "@/lib/contracts/codec/decimal";

it.each([
  [1299.5, 2, 129_950],
  [0.285, 2, 29], // 28.5 in decimal; binary: 28.499999999999996
  [1.005, 2, 101],
  [0.0049, 2, 0],
  ["3.5", 2, 350],
  [".5", 0, 1],
  [-0.5, 0, 0],
  [-1.5, 0, -1],
  [1e-7, 6, 0],
  [5e-7, 6, 1],
  [83.1234567, 6, 83_123_457],
  [1e21, 0, null],
  ["12,5", 2, null],
  ["", 2, null],
  [Number.NaN, 2, null],
  [Number.POSITIVE_INFINITY, 2, null],
  ["1e999999999", 2, null],
] as const)("reads %p with %p digits as %p", (value, digits, scaled) => {
  if (scaled === null) expect(() => toScaledInteger(value, digits)).toThrow(RangeError);
  else expect(toScaledInteger(value, digits)).toBe(scaled);
});

it("converts every amount to the wire and back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 2, 3, 6), (scaled, digits) => {
      expect(toScaledInteger(fromScaledInteger(scaled, digits), digits)).toBe(scaled);
    }),
  );
});

it("reads back every amount that it has sent in major units", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      (amount) => fromMajor(toMajor(amount)) === amount,
    ),
  );
});
