import { percentile } from "@/scripts/bench/numbers.mjs";

const times = [40, 10, 30, 20, 50, 60, 70, 80, 90, 100];

it.each([
  { share: 0.5, value: 50 },
  { share: 0.95, value: 100 },
  { share: 0.9, value: 90 },
  { share: 1, value: 100 },
  { share: 0.01, value: 10 },
])("gives $value for a share of $share", ({ share, value }) => {
  expect(percentile(times, share)).toBe(value);
});

it("refuses a percentile of no values", () => {
  expect(() => percentile([], 0.95)).toThrow(RangeError);
});
