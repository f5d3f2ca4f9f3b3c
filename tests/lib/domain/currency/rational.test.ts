import { divideHalfUp, divideUp } from "@/lib/domain/currency/rational";

it.each([
  { dividend: 5n, nearest: 3, above: 3 }, // 2.5
  { dividend: 4n, nearest: 2, above: 2 },
  { dividend: 3n, nearest: 2, above: 2 },
  { dividend: 1n, nearest: 1, above: 1 },
  { dividend: 0n, nearest: 0, above: 0 },
  { dividend: -1n, nearest: 0, above: 0 }, // -0.5: halves are rounded up, below zero too
  { dividend: -3n, nearest: -1, above: -1 },
  { dividend: -4n, nearest: -2, above: -2 },
])("rounds half of $dividend to $nearest, or up to $above", ({ dividend, nearest, above }) => {
  expect(divideHalfUp(dividend, 2n)).toBe(nearest);
  expect(divideUp(dividend, 2n)).toBe(above);
});
it("rounds a third to the nearest, or up", () => {
  expect([1n, 2n, -1n, -2n].map((dividend) => divideHalfUp(dividend, 3n))).toEqual([0, 1, 0, -1]);
  expect([1n, 2n, -1n, -2n].map((dividend) => divideUp(dividend, 3n))).toEqual([1, 1, 0, 0]);
});
it.each([0n, -1n])("refuses to divide by %p", (divisor) => {
  expect(() => divideHalfUp(1n, divisor)).toThrow(RangeError);
  expect(() => divideUp(1n, divisor)).toThrow(RangeError);
});
it("returns exact numbers or throws", () => {
  const largest = BigInt(Number.MAX_SAFE_INTEGER);
  expect(divideUp(largest, 1n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => divideUp(largest + 1n, 1n)).toThrow(RangeError);
  expect(() => divideHalfUp(-largest - 1n, 1n)).toThrow(RangeError);
});
