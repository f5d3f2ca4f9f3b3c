import fc from "fast-check";
import { convertLength } from "@/lib/domain/customization/length";

it.each([
  { value: 38, from: "inches", to: "cms", converted: 96.5 },
  { value: 36.5, from: "inches", to: "cms", converted: 92.7 },
  { value: 100, from: "cms", to: "inches", converted: 39.4 },
  { value: 96.5, from: "cms", to: "inches", converted: 38 },
  { value: 0.1, from: "cms", to: "inches", converted: 0 },
  { value: 12.5, from: "inches", to: "cms", converted: 31.8 }, // 31.75 exactly: halves go up
  { value: 38, from: "inches", to: "inches", converted: 38 },
] as const)("$value $from are $converted $to", ({ value, from, to, converted }) => {
  expect(convertLength(value, from, to)).toBe(converted);
});

it.each([
  { from: "inches", to: "cms" },
  { from: "cms", to: "inches" },
] as const)("differs by at most 0.1 after going from $from to $to and back", ({ from, to }) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), (tenths) => {
      const back = convertLength(convertLength(tenths / 10, from, to), to, from);
      expect(Math.abs(Math.round(back * 10) - tenths)).toBeLessThanOrEqual(1);
    }),
  );
});
